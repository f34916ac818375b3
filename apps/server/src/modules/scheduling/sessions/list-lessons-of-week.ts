import type { NextLesson, Session } from "@riwaq/contracts/scheduling/sessions";
import { DAY_MS } from "@riwaq/domain/time/civil-date";
import { dayOf } from "@riwaq/domain/time/spans";

import type { Context, User } from "../../../platform/context.ts";
import { presentNextLesson, presentSession, shownBy } from "./presenter.ts";
import { findTeacherLessons } from "./queries.ts";

const DAYS_AFTER = 6;

/**
 * A teacher's lessons of the day on their own wall and of the six days after it, whatever became of them; the earliest
 * first.
 */
export async function listLessonsOfWeek(
  ctx: Context,
  teacher: User,
): Promise<{ today: NextLesson[]; week: Session[] }> {
  const shown = shownBy(ctx);
  const { fromMs, untilMs } = dayOf(shown.now.getTime(), teacher.timeZone);
  // Noon of the last day, however long the days between are.
  const last = dayOf(untilMs + (DAYS_AFTER - 0.5) * DAY_MS, teacher.timeZone);
  const range = { from: new Date(fromMs), until: new Date(last.untilMs) };
  const rows = await findTeacherLessons(ctx.db, teacher.id, range);
  const isToday = (row: { startsAt: Date }) => row.startsAt.getTime() < untilMs;
  return {
    today: rows.filter(isToday).map((row) => presentNextLesson(row, teacher, shown)),
    week: rows.filter((row) => !isToday(row)).map((row) => presentSession(row, teacher, shown)),
  };
}
