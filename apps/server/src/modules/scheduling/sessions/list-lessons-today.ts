import type { NextLesson } from "@riwaq/contracts/scheduling/sessions";
import { dayOf } from "@riwaq/domain/time/spans";

import type { User } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { presentNextLesson } from "./presenter.ts";
import { findTeacherDay } from "./queries.ts";

/** A teacher's lessons of the day on their own wall, whatever became of them; the earliest first. */
export async function listLessonsToday(
  db: Database,
  teacher: User,
  now: Date,
): Promise<NextLesson[]> {
  const { fromMs, untilMs } = dayOf(now.getTime(), teacher.timeZone);
  const day = { from: new Date(fromMs), until: new Date(untilMs) };
  const rows = await findTeacherDay(db, teacher.id, day);
  return rows.map((row) => presentNextLesson(row, teacher, now));
}
