import type { TeacherDashboard } from "@riwaq/contracts/views/dashboard";

import { showQuestions } from "../../modules/scheduling/outcomes/show-outcome.ts";
import { listLessonsToday } from "../../modules/scheduling/sessions/list-lessons-today.ts";
import { requireTeacher } from "../../platform/actors.ts";
import type { Context } from "../../platform/context.ts";
import { presentAttention, presentWork } from "./presenter.ts";
import { findPupilMarks, findWork } from "./queries.ts";

/** Three queries: what is to do and is asked, the day, the pupils. */
export async function loadDashboard(ctx: Context): Promise<TeacherDashboard> {
  const teacher = requireTeacher(ctx.actor);
  const now = ctx.clock.now();
  const [work, today, pupils] = await Promise.all([
    findWork(ctx.db, teacher.id, now),
    listLessonsToday(ctx.db, teacher, now),
    findPupilMarks(ctx.db, teacher.id, now),
  ]);
  return {
    ...presentWork(work),
    time_zone: teacher.timeZone,
    today,
    attention: presentAttention(pupils, now),
    questions: showQuestions(work[0]?.questions ?? [], teacher.timeZone),
  };
}
