import type { StudentHome } from "@riwaq/contracts/views/homes";
import { DAY_MS } from "@riwaq/domain/time/civil-date";

import { findLastReports } from "../../modules/learning/reports/find-last-reports.ts";
import { listComingLessons } from "../../modules/scheduling/sessions/list-coming-lessons.ts";
import { requireStudent } from "../../platform/actors.ts";
import type { Context } from "../../platform/context.ts";
import { presentStudentHome } from "./presenter.ts";
import { findStudentFacts } from "./queries.ts";

const WEEK_DAYS = 7;

/** Three queries: the lessons, the last report, and the rest. */
export async function loadStudentHome(ctx: Context): Promise<StudentHome> {
  const student = requireStudent(ctx.actor);
  const now = ctx.clock.now();
  const [lessons, reports, facts] = await Promise.all([
    listComingLessons(ctx, student, { whose: "self", days: WEEK_DAYS }),
    findLastReports(ctx.db, student, [student.id]),
    findStudentFacts(ctx.db, student.id, now),
  ]);
  return presentStudentHome({
    timeZone: student.timeZone,
    lessons,
    weekEndsAtMs: now.getTime() + WEEK_DAYS * DAY_MS,
    report: reports.get(student.id) ?? null,
    facts,
  });
}
