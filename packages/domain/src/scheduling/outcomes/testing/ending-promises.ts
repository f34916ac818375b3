/** What the terms promise of a lesson that ended, written a second time: minute by minute, and from the last word alone. */
import { expect } from "vitest";

import type { Outcome } from "../outcome.ts";
import { type Ending, MINUTE_MS, type Sums, type World } from "./ending-world.ts";

const QUARTER_MIN = 15;
const DAY_MIN = 24 * 60;
const WEEK_MIN = 7 * DAY_MIN;

const minutesBetween = (fromMs: number, untilMs: number) => (untilMs - fromMs) / MINUTE_MS;

/** For each minute of a lesson whether a side was there in it: what somebody would tick on paper. */
function ticks({ startsAtMs, endsAtMs, marks, isSeen }: Ending, side: "teacher" | "pupil") {
  const own = marks.filter((mark) => mark.side === side);
  const inside = new Set<string>();
  const ticked: boolean[] = [];
  let firstMin: number | null = null;
  for (let minute = -10; minute < minutesBetween(startsAtMs, endsAtMs); minute += 1) {
    const told = own.filter(({ atMs }) => minutesBetween(startsAtMs, atMs) === minute);
    for (const { kind, personId, connection } of told) {
      if (kind === "left") inside.delete(`${personId} ${connection}`);
    }
    for (const { kind, personId, connection } of told) {
      if (kind !== (isSeen ? "came" : "opened")) continue;
      inside.add(`${personId} ${connection}`);
      firstMin ??= minute;
    }
    if (minute >= 0) ticked.push(inside.size > 0);
  }
  return { ticked, firstMin };
}

type Counted = { isGood: boolean; isHalf: boolean; outcome: Outcome };

/** What presence says of a lesson, by counting ticks; and whether both were there for exactly half of it. */
export function countedOf(lesson: Ending): Counted {
  const [teacher, pupil] = [ticks(lesson, "teacher"), ticks(lesson, "pupil")];
  const lengthMin = teacher.ticked.length;
  const together = teacher.ticked.filter((isThere, minute) => isThere && pupil.ticked[minute]);
  const none = { teacherLateMin: 0, pupilLateMin: 0, lostMin: 0, lostBy: null };
  if (together.length >= lengthMin / 2) {
    const teacherLateMin = Math.max(0, teacher.firstMin ?? 0);
    const pupilLateMin = Math.max(0, pupil.firstMin ?? 0);
    const outcome = { ...none, kind: "completed", teacherLateMin, pupilLateMin } as const;
    return { isGood: true, isHalf: together.length === lengthMin / 2, outcome };
  }
  const bad = { isGood: false, isHalf: false };
  const there = (side: { ticked: boolean[] }) => side.ticked.filter(Boolean).length;
  const [byTeacher, byPupil] = [there(teacher), there(pupil)];
  if (byTeacher > 0 && byPupil > 0) {
    const lostBy = byTeacher < byPupil ? "teacher" : "pupil";
    const lostMin = lengthMin - together.length;
    return { ...bad, outcome: { ...none, kind: "technical", lostMin, lostBy } };
  }
  if (byTeacher > 0) return { ...bad, outcome: { ...none, kind: "pupil_absent" } };
  const kind = byPupil > 0 ? "teacher_absent" : "both_absent";
  return { ...bad, outcome: { ...none, kind } };
}

/** What a family is told it has taken, is owed and is given back, by the last word alone. */
function owedBy(outcome: Outcome, lengthMin: number): Sums {
  const notGiven = { taken: 0, makeUps: 1, creditMin: 0, reports: 0 };
  switch (outcome.kind) {
    case "teacher_absent":
    case "both_absent":
      return notGiven;
    case "pupil_absent":
      return { taken: 1, makeUps: 0, creditMin: 0, reports: 0 };
    default: {
      const lost = outcome.lostBy === "teacher" ? outcome.lostMin : 0;
      const creditMin = Math.min(outcome.teacherLateMin + lost, lengthMin);
      const given = lengthMin - creditMin;
      return given < lengthMin / 2 ? notGiven : { taken: 1, makeUps: 0, creditMin, reports: 1 };
    }
  }
}

/** Holds after every step, whoever spoke and however long the round stood still. */
export function expectSound({ lessons }: World): void {
  for (const { startsAtMs, endsAtMs, versions, sums, status } of lessons) {
    const last = versions.at(-1);
    const lengthMin = minutesBetween(startsAtMs, endsAtMs);
    const none = { taken: 0, makeUps: 0, creditMin: 0, reports: 0 };
    expect(sums).toEqual(last ? owedBy(last, lengthMin) : none);
    const closed = last?.kind.includes("absent") ? "Missed" : "Completed";
    expect(status).toBe(last ? closed : "Scheduled");
    for (const [index, { by, atMs }] of versions.entries()) {
      const sinceEndMin = minutesBetween(endsAtMs, atMs);
      expect(sinceEndMin).toBeGreaterThanOrEqual(0);
      if (by === "system") expect(index).toBe(0);
      if (by === "teacher") expect(sinceEndMin).toBeLessThanOrEqual(WEEK_MIN);
    }
  }
}

/** Holds whenever the round has looked: nothing is open for ever, nobody is asked too early or not at all. */
export function expectLookedAt({ nowMs, lessons }: World): void {
  for (const lesson of lessons.filter(({ versions }) => versions.length === 0)) {
    const sinceEndMin = minutesBetween(lesson.endsAtMs, nowMs);
    expect(sinceEndMin).toBeLessThan(countedOf(lesson).isGood ? QUARTER_MIN : WEEK_MIN);
    if (countedOf(lesson).isGood) continue;
    const isTold = sinceEndMin < DAY_MIN ? lesson.asked.includes("teacher") : false;
    if (sinceEndMin >= 0) expect(isTold || lesson.asked.includes("staff")).toBe(true);
    if (sinceEndMin < DAY_MIN) expect(lesson.asked).not.toContain("staff");
    if (sinceEndMin < 0) expect(lesson.asked).toEqual([]);
  }
}
