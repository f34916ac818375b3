import type { SessionStatus } from "@riwaq/domain/scheduling/sessions/status";
import { DAY_MS, civilDateMs, civilDateOf } from "@riwaq/domain/time/civil-date";
import { toInstant, toWall } from "@riwaq/domain/time/zone";

import { STUDENTS } from "./families.ts";
import { type FamilyHour, SERIES, type Series, type Taught } from "./series.ts";

export type Lesson = Taught & {
  startsAtMs: number;
  endsAtMs: number;
  status: SessionStatus;
  /** Held within the last day: its report is not due yet. */
  isRecent: boolean;
  /** The weekly series that it is of, and its date there on the family's wall. */
  weekly: { series: Series; on: string } | null;
};

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;

/** Held on whatever day was last: a report is due a day after its lesson, and some must not be due yet. */
const RECENT: ReadonlyArray<Taught & FamilyHour> = [
  {
    teacher: "teacher",
    students: ["yanis"],
    programme: "quran-memorisation",
    time: "19:00",
    zone: STUDENTS.yanis.zone,
    minutes: 30,
  },
  {
    teacher: "teacher",
    students: ["julie"],
    programme: "recitation-for-beginners",
    time: "19:30",
    zone: STUDENTS.julie.zone,
    minutes: 30,
  },
];

/** Under way at any hour of the day, unless one of the demo teacher's series is. */
const UNDER_WAY: Taught = { teacher: "teacher", students: ["student"], programme: "tajweed" };

/** Every lesson of the demo, from a quarter before `nowMs` to three weeks after. */
export function lessonsAround(nowMs: number): Lesson[] {
  const lessons = [
    ...SERIES.flatMap((series) => series.weeks.map((week) => lessonOf(series, week, nowMs))),
    ...RECENT.map((hour) => lastHeld(hour, nowMs)),
  ];
  const isUnderWay = lessons.some(
    ({ teacher, status }) => teacher === UNDER_WAY.teacher && status === "Joined",
  );
  if (isUnderWay) return lessons;
  const current = lessonUnderWay(nowMs);
  return [...lessons.filter((lesson) => !collides(lesson, current)), current];
}

function lessonOf(series: Series, week: number, nowMs: number): Lesson {
  const today = toWall(nowMs, series.zone);
  const daysAhead = ((series.day - today.dayOfWeek + 7) % 7) + week * 7;
  const on = datePlus(today.date, daysAhead);
  const { startsAtMs, endsAtMs } = hourOn(on, series);
  return {
    ...taughtOf(series),
    startsAtMs,
    endsAtMs,
    status: series.except[week] ?? statusAt(nowMs, startsAtMs, endsAtMs),
    isRecent: false,
    weekly: isWeekly(series) ? { series, on } : null,
  };
}

/** Held week after week: booked as a series. The others are lessons booked one by one. */
function isWeekly({ weeks }: Series): boolean {
  return weeks.length > 5 && weeks.at(-1) === (weeks[0] ?? 0) + weeks.length - 1;
}

function statusAt(nowMs: number, startsAtMs: number, endsAtMs: number): SessionStatus {
  if (endsAtMs <= nowMs) return "Completed";
  return startsAtMs <= nowMs ? "Joined" : "Scheduled";
}

function lastHeld(hour: Taught & FamilyHour, nowMs: number): Lesson {
  const { date } = toWall(nowMs, hour.zone);
  const today = hourOn(date, hour);
  const held = today.endsAtMs <= nowMs ? today : hourOn(datePlus(date, -1), hour);
  return { ...taughtOf(hour), ...held, status: "Completed", isRecent: true, weekly: null };
}

/** From the last quarter hour: every other lesson ends on one, so that this one overlaps none that has ended. */
function lessonUnderWay(nowMs: number): Lesson {
  const startsAtMs = Math.floor(nowMs / QUARTER_MS) * QUARTER_MS;
  const endsAtMs = startsAtMs + 30 * MINUTE_MS;
  return { ...UNDER_WAY, startsAtMs, endsAtMs, status: "Joined", isRecent: false, weekly: null };
}

function collides(lesson: Lesson, other: Lesson): boolean {
  const isSamePerson =
    lesson.teacher === other.teacher ||
    lesson.students.some((student) => other.students.includes(student));
  return isSamePerson && lesson.startsAtMs < other.endsAtMs && other.startsAtMs < lesson.endsAtMs;
}

function taughtOf({ teacher, students, programme }: Taught): Taught {
  return { teacher, students, programme };
}

function hourOn(date: string, { time, zone, minutes }: FamilyHour) {
  const startsAtMs = toInstant({ date, time, zone }).epochMs;
  return { startsAtMs, endsAtMs: startsAtMs + minutes * MINUTE_MS };
}

function datePlus(date: string, days: number): string {
  const ms = civilDateMs(date);
  if (ms === null) throw new RangeError(`Not a date: ${date}`);
  return civilDateOf(ms + days * DAY_MS);
}
