import type { Progress } from "@riwaq/contracts/learning/reports";
import { DAY_MS } from "@riwaq/domain/time/civil-date";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { requirePupil, wayTo } from "../../people/reach/pupils.ts";
import { presentProgress } from "./presenter.ts";
import { findLastGrades, findPupil, findWritten } from "./queries.ts";

const YEAR_MS = 364 * DAY_MS;

/** A pupil over a year; a teacher sees what they themselves taught. */
export async function findProgress(ctx: Context, id: string): Promise<Progress> {
  const reader = requireSignedIn(ctx.actor);
  const now = ctx.clock.now();
  const studentId = await requirePupil(ctx.db, reader, id, now);
  const way = await wayTo(ctx.db, reader, studentId, now);
  const teacherId = way === "teacher" ? reader.id : undefined;
  const written = await findWritten(ctx.db, {
    studentId,
    ...(teacherId === undefined ? {} : { teacherId }),
  });
  const grades = await findLastGrades(ctx.db, [studentId], teacherId);
  return presentProgress({
    pupil: await findPupil(ctx.db, studentId),
    written,
    grades: grades.get(studentId) ?? [],
    from: new Date(now.getTime() - YEAR_MS),
    now,
    zone: reader.timeZone,
  });
}
