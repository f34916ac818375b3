/** What must hold after every step, checked by other means than the rules use. */
import { expect } from "vitest";

import { timeFromMinutes } from "../../../time/wall-time.ts";
import { toWall } from "../../../time/zone.ts";
import { SESSION_STATUSES } from "../../sessions/status.ts";
import { type PolicyDecision, type PolicyQuestion, redecide } from "../redecide.ts";
import { INSTITUTE_ZONE, isBlocking, type Lesson, STUDENTS, type World } from "./booking-world.ts";

/** What a family would note on paper, one page for undoing. */
export type Notes = {
  /** Make-ups of its own used in each month. */
  used: ReadonlyMap<string, number>;
  /** The month's page on which a lesson counts already: one that was moved, is to be made up, or is a make-up. */
  pages: ReadonlyMap<number, string>;
};

export type Paper = Notes & { before: Notes | null; undone: number };

/** Where a lesson counts, and how often that page was used by others. */
export function noteOf({ used, pages }: Paper, { id, student, startsAtMs }: Lesson) {
  const counted = pages.get(id);
  const page = counted ?? pageOf(student, startsAtMs);
  return { page, used: (used.get(page) ?? 0) - (counted === undefined ? 0 : 1) };
}

/** Writes that a lesson counts on a page, once. */
export function note(paper: Paper, lessonId: number, page: string, used: number): void {
  const { pages } = paper;
  Object.assign(paper, {
    used: new Map([...paper.used, [page, used + 1]]),
    pages: new Map([...pages, [lessonId, page]]),
  });
}

const monthFormat = new Intl.DateTimeFormat("en-CA", {
  timeZone: INSTITUTE_ZONE,
  year: "numeric",
  month: "2-digit",
});
/** The page of the paper: student and month in the institute's zone, by other means than the rules'. */
export const pageOf = (student: number, startsAtMs: number) => {
  const parts = monthFormat.formatToParts(startsAtMs);
  const [year, month] = ["year", "month"].map(
    (type) => parts.find((part) => part.type === type)?.value,
  );
  return `${student} ${year}-${month}`;
};

function overlapsOf(lessons: readonly Lesson[]): Lesson[] {
  const sorted = lessons.filter(isBlocking).toSorted((a, b) => a.startsAtMs - b.startsAtMs);
  const untilMs = new Map<string, number>();
  return sorted.filter(({ teacher, student, startsAtMs, endsAtMs }) => {
    const people = [`teacher ${teacher}`, `student ${student}`];
    const isTaken = people.some((person) => (untilMs.get(person) ?? 0) > startsAtMs);
    for (const person of people) untilMs.set(person, endsAtMs);
    return isTaken;
  });
}

/** Lessons of series that stand twice, or at another hour than their rule says. */
function strayOf({ lessons, series }: World): Lesson[] {
  const seen = new Set<string>();
  return lessons.filter(({ seriesId, on, startsAtMs, hasOwnHour }) => {
    const rule = seriesId === null ? undefined : series[seriesId]?.rule;
    if (rule === undefined) return false;
    const key = `${seriesId} ${on}`;
    const isTwice = seen.has(key);
    seen.add(key);
    if (isTwice || hasOwnHour) return isTwice;
    const { dayOfWeek, date, time } = toWall(startsAtMs, rule.anchorZone);
    const minute = rule.times.find((each) => each.dayOfWeek === dayOfWeek)?.minute;
    return date !== on || minute === undefined || time !== timeFromMinutes(minute);
  });
}

export function expectReproducible(decisions: readonly string[]): void {
  for (const text of decisions) {
    const stored = JSON.parse(text) as PolicyQuestion & {
      policyVersion: string;
      decision: PolicyDecision;
    };
    expect(redecide(stored)).toEqual(stored.decision);
  }
}

export function expectSound({ used }: Paper, world: World): void {
  expect(overlapsOf(world.lessons)).toEqual([]);
  expect(strayOf(world)).toEqual([]);
  const counted = new Map<string, number>();
  for (const { cause, state, student, month } of world.makeUps) {
    if (cause !== "family" || state === "refused") continue;
    const page = `${student} ${month}`;
    counted.set(page, (counted.get(page) ?? 0) + 1);
    expect(counted.get(page)).toBeLessThanOrEqual(2);
  }
  expect(Object.fromEntries(counted)).toEqual(
    Object.fromEntries([...used].filter(([, count]) => count > 0)),
  );
  const onHoliday = world.lessons.filter(({ status, startsAtMs }) => {
    const { date } = toWall(startsAtMs, INSTITUTE_ZONE);
    const isHoliday = world.holidays.some(
      ({ startsOn, endsOn }) => startsOn <= date && date <= endsOn,
    );
    return isHoliday && status === "Scheduled";
  });
  expect(onHoliday).toEqual([]);
  const young = STUDENTS.findIndex(({ age, hasConsent }) => age < 15 && !hasConsent);
  expect(world.lessons.some(({ student }) => student === young)).toBe(false);
  expect(world.lessons.every(({ status }) => SESSION_STATUSES.includes(status))).toBe(true);
}
