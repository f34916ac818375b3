/** The hours of a series, kept as the instants that were pointed at, so that they can be read on any wall. */
import type { SeriesTime } from "@riwaq/contracts/scheduling/bookings";
import { MAX_TIMES_PER_WEEK } from "@riwaq/domain/scheduling/series/series";
import { toWall } from "@riwaq/domain/time/zone";
import type { z } from "zod";

type WeeklyHour = z.infer<typeof SeriesTime>;

export function weeklyHourOf(start: string, zone: string): WeeklyHour {
  const { dayOfWeek, time } = toWall(Date.parse(start), zone);
  return { day_of_week: dayOfWeek, time: time.slice(0, 5) };
}

export function isSameHour(one: string, other: string, zone: string): boolean {
  const [a, b] = [weeklyHourOf(one, zone), weeklyHourOf(other, zone)];
  return a.day_of_week === b.day_of_week && a.time === b.time;
}

/** Presses one hour of the week: out if it was in; else in, instead of another of its day. Never more than five. */
export function toggleHour(chosen: readonly string[], start: string, zone: string): string[] {
  if (chosen.some((other) => isSameHour(other, start, zone))) {
    return chosen.filter((other) => !isSameHour(other, start, zone));
  }
  const day = weeklyHourOf(start, zone).day_of_week;
  const others = chosen.filter((other) => weeklyHourOf(other, zone).day_of_week !== day);
  if (others.length === MAX_TIMES_PER_WEEK) return [...chosen];
  return [...others, start].toSorted();
}

/** Two hours of different days for the reader can fall on one day of the anchor: the server would refuse them. */
export function hoursOn(chosen: readonly string[], zone: string): WeeklyHour[] {
  return chosen.map((start) => weeklyHourOf(start, zone));
}
