import { toWall } from "@riwaq/domain/time/zone";

import { addDays, boundsOf, firstDayOf, weekOf } from "../../../../lib/week-slots.ts";

type Asked = { now: number; zone: string; language: string; week: number };

/** The week that lies so many weeks from now, on the reader's wall: its dates, and the instants between which it is. */
export function shownWeek({ now, zone, language, week }: Asked) {
  const today = toWall(now, zone).date;
  const dates = weekOf(addDays(today, week * 7), firstDayOf(language));
  return { dates, firstDate: dates[0] ?? today, ...boundsOf(dates, zone) };
}
