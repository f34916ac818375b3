/** Hours of one person's week, on the wall of another zone. */
import { DAY_MS, civilDateMs } from "../../time/civil-date.ts";
import { type DayOfWeek, nextDayOfWeek } from "../../time/day-of-week.ts";
import { MINUTES_PER_DAY, minutesFromTime } from "../../time/wall-time.ts";
import { instantOfWallMs, toWall } from "../../time/zone.ts";
import type { WeeklyRange } from "./weekly-range.ts";

export type HoursElsewhere = {
  /** At most 24 hours; an endMinute over 1440 lies on the next day. */
  hours: WeeklyRange;
  fromZone: string;
  toZone: string;
  nowMs: number;
};

/**
 * The same hours on the wall of `toZone`, by the clocks of that day as it next comes (today
 * included): one range, or two where midnight falls into them. The length stays as said, also
 * where a clock changes within these hours.
 * @throws RangeError for an unknown zone
 */
export function hoursElsewhere({ hours, fromZone, toZone, nowMs }: HoursElsewhere): WeeklyRange[] {
  const today = toWall(nowMs, fromZone);
  const daysAhead = (hours.dayOfWeek - today.dayOfWeek + 7) % 7;
  const midnightMs = (civilDateMs(today.date) ?? 0) + daysAhead * DAY_MS;
  const start = instantOfWallMs(midnightMs + hours.startMinute * 60_000, fromZone);
  const { dayOfWeek, time } = toWall(start.epochMs, toZone);
  const startMinute = Math.floor(minutesFromTime(time) ?? 0);
  return split(dayOfWeek, startMinute, startMinute + hours.endMinute - hours.startMinute);
}

function split(dayOfWeek: DayOfWeek, startMinute: number, endMinute: number): WeeklyRange[] {
  if (endMinute <= MINUTES_PER_DAY) return [{ dayOfWeek, startMinute, endMinute }];
  return [
    { dayOfWeek, startMinute, endMinute: MINUTES_PER_DAY },
    {
      dayOfWeek: nextDayOfWeek(dayOfWeek),
      startMinute: 0,
      endMinute: endMinute - MINUTES_PER_DAY,
    },
  ];
}
