/** Random steps of families, teachers, staff and time, each with what the terms say must come of it. */
import fc from "fast-check";
import { expect } from "vitest";

import { DAYS_OF_WEEK } from "../../../time/day-of-week.ts";
import { toWall } from "../../../time/zone.ts";
import { parseSeriesRule, type SeriesRule } from "../../series/series.ts";
import { proposedHolidays } from "../holidays.ts";
import * as changes from "./booking-changes.ts";
import { expectReproducible, expectSound, note, noteOf, type Paper } from "./booking-promises.ts";
import {
  bookLesson,
  bookSeries,
  extendSeries,
  INSTITUTE_ZONE,
  type Lesson,
  type Pair,
  type World,
} from "./booking-world.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Run<Choice> = (paper: Paper, world: World, choice: Choice) => void;

function steps<Choice>(run: Run<Choice>, choices: fc.Arbitrary<Choice>) {
  return choices.map((choice): fc.Command<Paper, World> => ({
    check: () => true,
    toString: () => `${run.name} ${JSON.stringify(choice)}`,
    run: (paper, world) => {
      const known = world.decisions.length;
      run(paper, world, choice);
      expectReproducible(world.decisions.slice(known));
      expectSound(paper, world);
    },
  }));
}

const pick = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items[index % Math.max(1, items.length)];

// Soonest first, and often the first, so that notices are cut close.
function soon({ lessons }: World, index: number): Lesson | undefined {
  const scheduled = lessons.filter(({ status }) => status === "Scheduled");
  return pick(
    scheduled.toSorted((a, b) => a.startsAtMs - b.startsAtMs),
    index,
  );
}

const later = ({ nowMs }: World, halfHours: number) =>
  (Math.floor(nowMs / HOUR_MS) + halfHours / 2 + 0.5) * HOUR_MS;

const isInTime = ({ nowMs }: World, { startsAtMs }: Lesson) => startsAtMs - nowMs >= 2 * HOUR_MS;

/** The terms in plain words, written a second time. */
function expectedOf(world: World, lesson: Lesson, how: changes.Cancellation, used: number) {
  const isTrial = lesson.kind === "trial";
  if (how.by !== "family") return { outcome: "owed", makeUp: isTrial ? "none" : "owed" };
  if (!isInTime(world, lesson)) {
    return how.isEmergency
      ? { outcome: "pending_review", makeUp: "pending" }
      : { outcome: "counts_as_taken", makeUp: "none" };
  }
  if (isTrial) return { outcome: "free", makeUp: "none" };
  if (how.isEmergency) return { outcome: "free", makeUp: "pending" };
  return { outcome: "free", makeUp: used < 2 ? "granted" : "none" };
}

type ByWhom = { index: number; by: "family" | "teacher" | "staff" };

function cancelOne(paper: Paper, world: World, choice: ByWhom & { isEmergency: boolean }): void {
  const { index, by, isEmergency } = choice;
  const lesson = soon(world, index);
  if (lesson === undefined) return;
  const how = { by, isEmergency, scope: "one" } as const;
  const { page, used } = noteOf(paper, lesson);
  const expected = expectedOf(world, lesson, how, used);
  const [decision] = changes.cancel(world, lesson, how);
  if (decision === undefined) return;
  expect(decision).toMatchObject({ ...expected, usedBefore: used });
  Object.assign(paper, { before: { ...paper } });
  if (decision.makeUp === "granted") note(paper, lesson.id, page, used);
}

function moveOne(paper: Paper, world: World, choice: ByWhom & { halfHours: number }): void {
  const lesson = soon(world, choice.index);
  if (lesson === undefined) return;
  const { page, used } = noteOf(paper, lesson);
  const isCounted = choice.by === "family" && lesson.kind !== "trial";
  const isLeft = !isCounted || used < 2;
  const isMovable = choice.by !== "family" || lesson.movesByFamily < 2;
  const mayMove = choice.by === "staff" || (isInTime(world, lesson) && isLeft && isMovable);
  const decision = changes.move(world, lesson, choice.by, later(world, choice.halfHours));
  if (decision === null) return;
  expect(decision).toMatchObject({ isAllowed: mayMove, usedBefore: used });
  if (!mayMove) return;
  Object.assign(paper, { before: { ...paper } });
  if (isCounted) note(paper, lesson.id, page, used);
}

/** What the family has moved already, so that its moves come to an end. */
function moveAgain(paper: Paper, world: World, halfHours: number): void {
  const scheduled = world.lessons.filter(({ status }) => status === "Scheduled");
  const inOrder = scheduled.toSorted((a, b) => a.startsAtMs - b.startsAtMs);
  const index = inOrder.findIndex(({ movesByFamily }) => movesByFamily > 0);
  if (index >= 0) moveOne(paper, world, { index, by: "family", halfHours });
}

function moveFollowing(_paper: Paper, world: World, choice: ByWhom & { minute: number }): void {
  const lesson = soon(world, choice.index);
  if (lesson === undefined) return;
  const mayMove = choice.by === "staff" || isInTime(world, lesson);
  const decision = changes.moveFollowing(world, lesson, choice.by, choice.minute);
  if (decision === null) return;
  expect(decision.outcome).toBe(mayMove ? "agreed_in_advance" : "too_late");
}

function endSeries(_paper: Paper, world: World, { index, by }: ByWhom): void {
  const lesson = soon(world, index);
  if (lesson === undefined) return;
  const how = { by, isEmergency: false, scope: "following" } as const;
  for (const { makeUp } of changes.cancel(world, lesson, how)) {
    expect(makeUp).not.toBe("granted");
  }
}

type Review = { index: number; isGranted: boolean };

function reviewEmergency(paper: Paper, world: World, { index, isGranted }: Review): void {
  const pending = world.makeUps.filter(({ state }) => state === "pending");
  const row = pick(pending, index);
  if (row === undefined) return;
  const lesson = world.lessons[row.lessonId] as Lesson;
  const { page, used } = noteOf(paper, lesson);
  const decision = changes.review(world, row, isGranted);
  const granted = { outcome: "free", makeUp: "granted", cause: "emergency" };
  if (isGranted) expect(decision).toMatchObject(granted);
  else expect(decision?.cause).not.toBe("emergency");
  if (decision?.cause === "family") note(paper, lesson.id, page, used);
}

function undo(paper: Paper, world: World): void {
  const before = world.makeUps.length;
  if (!changes.undo(world)) return;
  expect(world.makeUps.length).toBeLessThanOrEqual(before);
  Object.assign(paper, { ...paper.before, undone: paper.undone + 1 });
}

type Single = Pair & { kind: "single" | "trial"; halfHours: number };

function bookOne(_paper: Paper, world: World, { kind, halfHours, ...pair }: Single): void {
  const count = world.lessons.length;
  const lesson = bookLesson(world, pair, kind, later(world, halfHours));
  expect(world.lessons.length - count).toBe(lesson === null ? 0 : 1);
}

function bookWeekly(_paper: Paper, world: World, choice: { pair: Pair; rule: SeriesRule }): void {
  const series = bookSeries(world, choice.pair, choice.rule);
  if (series === null) return;
  const count = world.lessons.length;
  extendSeries(world, series);
  expect(world.lessons.length).toBe(count);
}

type Replacement = { index: number; halfHours: number };

/** Counts where the lesson counts that it stands for. */
function bookMakeUp(paper: Paper, world: World, { index, halfHours }: Replacement): void {
  const owed = world.makeUps.filter(({ state }) => state === "owed");
  const row = pick(owed, index);
  const booked = row && changes.bookMakeUp(world, row, later(world, halfHours));
  const page = row?.cause === "family" ? paper.pages.get(row.lessonId) : undefined;
  if (!booked || page === undefined) return;
  Object.assign(paper, { pages: new Map([...paper.pages, [booked.id, page]]) });
}

function confirmHoliday(_paper: Paper, world: World): void {
  const today = toWall(world.nowMs, INSTITUTE_ZONE).date;
  const next = proposedHolidays(today, "2029-12-31").find(
    ({ kind, startsOn }) => kind !== "ramadan" && startsOn > today,
  );
  if (next !== undefined) changes.confirmHoliday(world, next);
}

function pass(_paper: Paper, world: World, ms: number): void {
  changes.advance(world, ms);
}

/** Until so long before the next lesson. */
function approach(_paper: Paper, world: World, beforeMs: number): void {
  const next = soon(world, 0);
  const ms = (next?.startsAtMs ?? 0) - beforeMs - world.nowMs;
  if (ms > 0) changes.advance(world, ms);
}

const index = fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 60 }));
const halfHours = fc.integer({ min: 1, max: 48 * 20 });
// Families do most of it.
const by = fc.constantFrom("family", "family", "teacher", "staff") as fc.Arbitrary<ByWhom["by"]>;
const teacher = fc.nat({ max: 1 });
const student = fc.nat({ max: 2 });
const kind = fc.constantFrom("single" as const, "trial" as const);

const rule: fc.Arbitrary<SeriesRule> = fc
  .record({
    anchorZone: fc.constantFrom("Europe/Paris", "Africa/Cairo"),
    times: fc.uniqueArray(
      fc.record({
        dayOfWeek: fc.constantFrom(...DAYS_OF_WEEK),
        minute: fc.constantFrom(0, 30, 1020, 1080, 1110, 1410),
      }),
      { minLength: 1, maxLength: 3, selector: ({ dayOfWeek }) => dayOfWeek },
    ),
    lengthMin: fc.constantFrom(30, 60),
    startsOn: fc.constantFrom("2027-03-01", "2027-03-10"),
    endsOn: fc.constantFrom(null, "2027-06-30"),
  })
  .map(parseSeriesRule)
  .filter((parsed) => parsed.ok)
  .map((parsed) => parsed.rule);

/** All steps; what families do most comes more than once. */
export const bookingSteps: Array<fc.Arbitrary<fc.Command<Paper, World>>> = [
  steps(bookOne, fc.record({ teacher, student, kind, halfHours })),
  steps(bookWeekly, fc.record({ pair: fc.record({ teacher, student }), rule })),
  steps(bookMakeUp, fc.record({ index, halfHours })),
  steps(cancelOne, fc.record({ index, by, isEmergency: fc.constant(false) })),
  steps(cancelOne, fc.record({ index, by, isEmergency: fc.constant(true) })),
  steps(moveOne, fc.record({ index, by, halfHours })),
  steps(moveOne, fc.record({ index, by, halfHours })),
  steps(moveAgain, halfHours),
  steps(moveFollowing, fc.record({ index, by, minute: fc.constantFrom(600, 1050, 1380) })),
  steps(endSeries, fc.record({ index, by })),
  steps(reviewEmergency, fc.record({ index, isGranted: fc.boolean() })),
  steps(undo, fc.constant(null)),
  steps(confirmHoliday, fc.constant(null)),
  steps(approach, fc.constantFrom(2 * HOUR_MS, 2 * HOUR_MS - 1, HOUR_MS / 2, HOUR_MS / 12)),
  steps(pass, fc.constantFrom(60_000, 9 * 60_000, HOUR_MS, 5 * HOUR_MS, 3 * DAY_MS, 20 * DAY_MS)),
];
