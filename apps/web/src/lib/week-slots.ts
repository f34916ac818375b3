/** A teacher's free starts as the days of one week on the reader's wall. */
import { groupBy } from "@riwaq/domain/group-by";
import { civilDateMs, civilDateOf, DAY_MS } from "@riwaq/domain/time/civil-date";
import type { DayOfWeek } from "@riwaq/domain/time/day-of-week";
import { minutesFromTime } from "@riwaq/domain/time/wall-time";
import { toInstant, toWall } from "@riwaq/domain/time/zone";

const NOON_MIN = 12 * 60;
const EVENING_MIN = 17 * 60;

export const DAY_PARTS = ["morning", "afternoon", "evening"] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** `minute` counts from midnight on the reader's wall. */
export type Slot = { start: string; date: string; minute: number; part: DayPart };
export type SlotDay = { date: string; slots: Slot[] };

/** Monday first, as families in France know it; Saturday first in Arabic, as in Egypt. */
export const firstDayOf = (language: string): DayOfWeek => (language === "ar" ? 0 : 2);

export function addDays(date: string, days: number): string {
  return civilDateOf((civilDateMs(date) ?? 0) + days * DAY_MS);
}

/** Seven dates from one on: no part of them is past already. */
export function sevenDaysFrom(date: string): string[] {
  return Array.from({ length: 7 }, (_, index) => addDays(date, index));
}

/** The seven dates of the week in which `date` lies. */
export function weekOf(date: string, firstDay: DayOfWeek): string[] {
  const { dayOfWeek } = toWall(civilDateMs(date) ?? 0, "UTC");
  return sevenDaysFrom(addDays(date, -((dayOfWeek - firstDay + 7) % 7)));
}

/** From the first midnight of these dates until the one after them, as instants. */
export function boundsOf(dates: readonly string[], zone: string) {
  const [first = "", last = first] = [dates[0], dates.at(-1)];
  const midnight = (date: string) =>
    new Date(toInstant({ date, time: "00:00", zone }).epochMs).toISOString();
  return { from: midnight(first), to: midnight(addDays(last, 1)) };
}

function partOf(minute: number): DayPart {
  if (minute < NOON_MIN) return "morning";
  return minute < EVENING_MIN ? "afternoon" : "evening";
}

function slotOf(start: string, zone: string): Slot {
  const { date, time } = toWall(Date.parse(start), zone);
  const minute = minutesFromTime(time) ?? 0;
  return { start, date, minute, part: partOf(minute) };
}

/** Each date with its starts; starts of other dates are left out. */
export function daysOf(
  starts: readonly string[],
  dates: readonly string[],
  zone: string,
): SlotDay[] {
  const byDate = groupBy(
    starts.map((start) => slotOf(start, zone)),
    ({ date }) => date,
  );
  return dates.map((date) => ({ date, slots: byDate.get(date) ?? [] }));
}
