import type { TeacherDashboard } from "@riwaq/contracts/dashboard";

import { requireTeacher } from "../../actors.ts";
import type { Context } from "../../context.ts";
import { listLessonsToday } from "../sessions/list-lessons-today.ts";
import { presentAttention, presentWork } from "./presenter.ts";
import { findPupilMarks, findWork } from "./queries.ts";

/** Three queries: what is to do, the day, the pupils. */
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
  };
}
