/** An example week of the landing page: hours agreed in Paris, and what the same instants are in Cairo. */
import { wallClockMs } from "../../../../lib/format-wall-clock.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const FAMILY_ZONE = "Europe/Paris";
const TEACHER_ZONE = "Africa/Cairo";

/** A week like most: what a page shows that was written long before it is read. */
export const USUAL_WEEK = Date.UTC(2026, 0, 14);

/** `weekday` counts from Monday, `start` is in minutes of the family's day. */
const LESSONS = [
  { id: "recitation", weekday: 1, start: 18 * 60, minutes: 45 },
  { id: "arabic", weekday: 3, start: 18 * 60 + 30, minutes: 30 },
  { id: "memorization", weekday: 5, start: 10 * 60, minutes: 45 },
] as const;

const GAPS = ["same", "one", "two"] as const;

/** No clock changes within two hours of these lessons, so one look at the offset is enough. */
function instantOf(wall: number, timeZone: string) {
  return wall - (wallClockMs(wall, timeZone) - wall);
}

function mondayOf(now: number, timeZone: string) {
  const midnight = Math.floor(wallClockMs(now, timeZone) / DAY_MS) * DAY_MS;
  return midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * DAY_MS;
}

/** The three lessons of the week in which `now` lies in Paris, and how far Cairo is ahead in it. */
export function exampleWeek(now: number) {
  const monday = mondayOf(now, FAMILY_ZONE);
  const lessons = LESSONS.map(({ id, weekday, start, minutes }) => {
    const wall = monday + weekday * DAY_MS + start * MINUTE_MS;
    const instant = instantOf(wall, FAMILY_ZONE);
    const hoursAhead = (wallClockMs(instant, TEACHER_ZONE) - wall) / HOUR_MS;
    const clocks = [
      { place: "family", timeZone: FAMILY_ZONE, minuteOfDay: start },
      { place: "teacher", timeZone: TEACHER_ZONE, minuteOfDay: start + hoursAhead * 60 },
    ] as const;
    return { id, minutes, instant, hoursAhead, clocks };
  });
  const [first = 0, ...others] = lessons.map((lesson) => lesson.hoursAhead);
  const gap = others.every((hours) => hours === first) ? GAPS[first] : undefined;
  return { lessons, gap: gap ?? ("changing" as const) };
}

export type ExampleLesson = ReturnType<typeof exampleWeek>["lessons"][number];
