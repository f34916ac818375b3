import type { TeacherDashboard } from "@riwaq/contracts/views/dashboard";

import { showQuestions } from "../../modules/scheduling/outcomes/show-outcome.ts";
import { listLessonsOfWeek } from "../../modules/scheduling/sessions/list-lessons-of-week.ts";
import { requireTeacher } from "../../platform/actors.ts";
import type { Context } from "../../platform/context.ts";
import { presentAttention, presentWork } from "./presenter.ts";
import { findPupilMarks, findWork } from "./queries.ts";

/** Three queries: what is to do and is asked, the day and the week, the pupils. */
export async function loadDashboard(ctx: Context): Promise<TeacherDashboard> {
  const teacher = requireTeacher(ctx.actor);
  const now = ctx.clock.now();
  const [work, lessons, pupils] = await Promise.all([
    findWork(ctx.db, teacher.id, now),
    listLessonsOfWeek(ctx, teacher),
    findPupilMarks(ctx.db, teacher.id, now),
  ]);
  return {
    ...presentWork(work),
    time_zone: teacher.timeZone,
    ...lessons,
    attention: presentAttention(pupils, now),
    questions: showQuestions(work[0]?.questions ?? [], teacher.timeZone),
  };
}
