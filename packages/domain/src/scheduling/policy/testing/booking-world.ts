import { DAY_MS } from "../../../time/civil-date.ts";
import { DAYS_OF_WEEK } from "../../../time/day-of-week.ts";
import { toWall } from "../../../time/zone.ts";
/** A whole institute in memory, made of the rules alone: lessons are booked here, changed in booking-changes.ts. */
import type { Interval } from "../../availability/interval.ts";
import { openIntervals } from "../../availability/opening-hours.ts";
import { judgeOccurrences } from "../../series/judge-occurrences.ts";
import { type Occurrence, occurrencesOf } from "../../series/occurrences.ts";
import { horizonOf, type SeriesRule } from "../../series/series.ts";
import { BLOCKING_STATUSES, type SessionStatus } from "../../sessions/status.ts";
import type { HolidayDates } from "../holidays.ts";
import { holidayIntervals } from "../holidays.ts";
import { type MakeUpCause, monthOfUse } from "../make-ups.ts";
import type { PolicyDecision, PolicyQuestion } from "../redecide.ts";
import type { ChangedBy, LessonKind } from "../terms.ts";
import { FIRST_POLICY } from "../values.ts";
import { judgeTrial, mayBook } from "../who-may-book.ts";

const HALF_HOUR_MIN = 30;

export const INSTITUTE_ZONE = "Africa/Cairo";

/** The third has no consent on record, and so never gets a lesson. */
export const STUDENTS = [
  { age: 9, hasConsent: true },
  { age: 30, hasConsent: false },
  { age: 14, hasConsent: false },
] as const;

export type Lesson = {
  id: number;
  teacher: number;
  student: number;
  startsAtMs: number;
  endsAtMs: number;
  status: SessionStatus;
  kind: LessonKind;
  /** Of the series it was made from, if it was. */
  seriesId: number | null;
  on: string | null;
  /** Put off in a gap, or moved since: no longer at the hour of its series. */
  hasOwnHour: boolean;
  movesByFamily: number;
  cancelledBy: ChangedBy | null;
  cancelledAtMs: number | null;
};

export type MakeUpRow = {
  lessonId: number;
  student: number;
  month: string;
  cause: MakeUpCause;
  state: "owed" | "pending" | "booked" | "refused";
  /** The lesson that stands for it: its make-up, or the moved lesson itself. */
  bookedLessonId: number | null;
};

export type SeriesRow = {
  id: number;
  teacher: number;
  student: number;
  rule: SeriesRule;
  extendedUntil: string;
};

/** Lessons and make-ups as they were before a change. */
export type Undo = { untilMs: number; lessons: Lesson[]; makeUps: MakeUpRow[] };

export type World = {
  nowMs: number;
  lessons: Lesson[];
  series: SeriesRow[];
  makeUps: MakeUpRow[];
  holidays: HolidayDates[];
  /** As JSON, the way they are stored. */
  decisions: string[];
  undo: Undo | null;
};

export type Pair = { teacher: number; student: number };

export const emptyWorld = (nowMs: number): World => ({
  nowMs,
  lessons: [],
  series: [],
  makeUps: [],
  holidays: [],
  decisions: [],
  undo: null,
});

export const isBlocking = ({ status }: Lesson) =>
  BLOCKING_STATUSES.some((blocking) => blocking === status);

/** What the family has used already for the lesson that this one stands for. */
export const standingFor = ({ makeUps }: World, { id }: Lesson): MakeUpRow | undefined =>
  makeUps.find((row) => row.bookedLessonId === id && row.cause === "family");

/** What the rules ask about a lesson's month: whose it is, and what else is used of it. */
export function monthFacts(world: World, lesson: Lesson) {
  const own = standingFor(world, lesson);
  const { startsAtMs, student } = lesson;
  const standsForMonth = own?.month;
  const month = monthOfUse({ startsAtMs, standsForMonth, instituteZone: INSTITUTE_ZONE });
  const counted = world.makeUps.filter(
    (row) => row.student === student && row.month === month && row.cause === "family",
  );
  const usedInMonth = counted.filter((row) => row !== own && row.state !== "refused").length;
  return own ? { usedInMonth, standsForMonth: own.month } : { usedInMonth };
}

export function storeDecision<Decision extends PolicyDecision>(
  world: World,
  question: PolicyQuestion,
  decision: Decision,
): Decision {
  const { policyVersion } = decision;
  world.decisions.push(JSON.stringify({ ...question, policyVersion, decision }));
  return decision;
}

function busyOf(lessons: readonly Lesson[]): Interval[] {
  return lessons
    .filter(isBlocking)
    .map(({ startsAtMs, endsAtMs }) => ({ startMs: startsAtMs, endMs: endsAtMs }));
}

function openHours(occurrences: readonly Occurrence[]): Interval[] {
  const [first, last] = [occurrences[0], occurrences.at(-1)];
  if (first === undefined || last === undefined) return [];
  const ranges = DAYS_OF_WEEK.flatMap((day_of_week) => [
    { day_of_week, start: "00:00", end: "02:00" },
    { day_of_week, start: "06:00", end: "24:00" },
  ]);
  const window = { startMs: first.startsAtMs - DAY_MS, endMs: last.endsAtMs + DAY_MS };
  return openIntervals({ ranges, teacherZone: INSTITUTE_ZONE }, window);
}

/** Which of these can be written for the pair; `except` is a lesson that leaves its hour. */
export function bookable(
  world: World,
  { teacher, student }: Pair,
  occurrences: readonly Occurrence[],
  except: readonly Lesson[] = [],
): Occurrence[] {
  const others = world.lessons.filter((lesson) => !except.includes(lesson));
  const judged = judgeOccurrences({
    occurrences: occurrences.filter(({ startsAtMs }) => startsAtMs > world.nowMs),
    teacherBusy: busyOf(others.filter((lesson) => lesson.teacher === teacher)),
    studentBusy: busyOf(others.filter((lesson) => lesson.student === student)),
    open: openHours(occurrences),
    holidays: holidayIntervals(world.holidays, INSTITUTE_ZONE),
  });
  return judged.filter(({ result }) => result === "booked");
}

export const occurrenceAt = (startsAtMs: number, lengthMin: number): Occurrence => ({
  on: toWall(startsAtMs, INSTITUTE_ZONE).date,
  startsAtMs,
  endsAtMs: startsAtMs + lengthMin * 60_000,
  isShifted: false,
});

function writeLesson(world: World, pair: Pair, occurrence: Occurrence, kind: LessonKind): Lesson {
  const { startsAtMs, endsAtMs } = occurrence;
  const lesson: Lesson = {
    id: world.lessons.length,
    teacher: pair.teacher,
    student: pair.student,
    startsAtMs,
    endsAtMs,
    status: "Scheduled",
    kind,
    seriesId: null,
    on: null,
    hasOwnHour: false,
    movesByFamily: 0,
    cancelledBy: null,
    cancelledAtMs: null,
  };
  world.lessons.push(lesson);
  return lesson;
}

function isAllowed(student: number): boolean {
  const { age, hasConsent } = STUDENTS[student] as (typeof STUDENTS)[number];
  return mayBook({ actor: "parent", studentAge: age, hasConsent, isGuardian: true }).ok;
}

function isTrialAllowed(world: World, pair: Pair): boolean {
  const together = world.lessons.filter(
    ({ teacher, student }) => teacher === pair.teacher && student === pair.student,
  );
  return judgeTrial({
    isGiven: true,
    earlierTrials: together
      .filter(({ kind }) => kind === "trial")
      .map((trial) => ({ ...trial, noticeHours: FIRST_POLICY.noticeHours })),
    haveLessons: together.some(({ kind, status }) => kind !== "trial" && status !== "Cancelled"),
    isEnrolled: false,
  }).ok;
}

/** One lesson of half an hour; null if someone or something stands against it. */
export function bookLesson(
  world: World,
  pair: Pair,
  kind: "single" | "trial" | "make_up",
  startsAtMs: number,
): Lesson | null {
  if (!isAllowed(pair.student) || (kind === "trial" && !isTrialAllowed(world, pair))) return null;
  const [free] = bookable(world, pair, [occurrenceAt(startsAtMs, HALF_HOUR_MIN)]);
  return free === undefined ? null : writeLesson(world, pair, free, kind);
}

/** Writes what is missing of a series up to twelve weeks ahead; a second time, nothing. */
export function extendSeries(world: World, series: SeriesRow): void {
  const { rule, id, extendedUntil } = series;
  const until = horizonOf(world.nowMs, rule.anchorZone);
  const missing = occurrencesOf(rule, rule.startsOn, until).filter(({ on }) => on > extendedUntil);
  for (const occurrence of bookable(world, series, missing)) {
    const lesson = writeLesson(world, series, occurrence, "series");
    Object.assign(lesson, { seriesId: id, on: occurrence.on, hasOwnHour: occurrence.isShifted });
  }
  if (until > extendedUntil) Object.assign(series, { extendedUntil: until });
}

export function bookSeries(world: World, pair: Pair, rule: SeriesRule): SeriesRow | null {
  if (!isAllowed(pair.student)) return null;
  const series = { id: world.series.length, ...pair, rule, extendedUntil: "0100-01-01" };
  world.series.push(series);
  extendSeries(world, series);
  return series;
}
