import fc from "fast-check";
import { expect, test } from "vitest";

import { LESSON_SIDES, type Outcome, OUTCOMES } from "./outcome.ts";
import type { PresenceMark } from "./presence.ts";
import { countedOf, expectLookedAt, expectSound } from "./testing/ending-promises.ts";
import { type Ending, look, MINUTE_MS, place, say, type World } from "./testing/ending-world.ts";

const HOUR = 60;
const DAY = 24 * HOUR;

/** Without these the steps would prove little: each has to come about in some run. */
const MUST_HAPPEN = [
  ...OUTCOMES.flatMap((kind) => [`staff said ${kind}`, `teacher said ${kind}`]),
  ...OUTCOMES.filter((kind) => kind !== "shortened").map((kind) => `system said ${kind}`),
  "asked teacher",
  "asked staff",
  "corrected",
  "corrected twice",
  "late teacher credited",
  "refused to a teacher",
  "refused as a contradiction",
  "given for less than half",
  "half together",
];

type Happened = Set<string>;
type Run<Choice> = (world: World, choice: Choice, happened: Happened) => void;

function happenedIn({ lessons }: World): string[] {
  return lessons.flatMap(({ versions, asked, sums }) => [
    ...asked.map((of) => `asked ${of}`),
    ...versions.map(({ by, kind }) => `${by} said ${kind}`),
    ...(versions.length > 1 ? ["corrected"] : []),
    ...(versions.length > 2 ? ["corrected twice"] : []),
    ...(sums.creditMin > 0 ? ["late teacher credited"] : []),
    ...(sums.makeUps > 0 && versions.at(-1)?.lostMin ? ["given for less than half"] : []),
  ]);
}

const pick = ({ lessons }: World, index: number): Ending | undefined =>
  lessons[index % Math.max(1, lessons.length)];

type Placing = { inMin: number; lengthMin: number; isSeen: boolean };

const placeOne: Run<Placing> = (world, { inMin, lengthMin, isSeen }) =>
  place(world, inMin, lengthMin, isSeen);

type Coming = { index: number; side: PresenceMark["side"]; device: number; isBack: boolean };

/** Somebody of a side presses, and comes in where that is seen; the door opens ten minutes before the start. */
const come: Run<Coming> = (world, { index, side, device, isBack }) => {
  const lesson = pick(world, index);
  const atMs = world.nowMs;
  if (!lesson || atMs < lesson.startsAtMs - 10 * MINUTE_MS || atMs >= lesson.endsAtMs) return;
  const personId = `${side} ${device % 2}`;
  lesson.marks.push({ side, personId, kind: "opened", atMs });
  if (!lesson.isSeen) return;
  const connection = isBack ? String(device) : `${device} ${atMs}`;
  lesson.marks.push({ side, personId, kind: "came", atMs, connection });
};

type Leaving = { index: number; nth: number; againMin: number | null };

/** Somebody who came leaves, and perhaps comes back by the same connection. */
const leave: Run<Leaving> = (world, { index, nth, againMin }) => {
  const lesson = pick(world, index);
  const came = lesson?.marks.filter(({ kind }) => kind === "came") ?? [];
  const mark = came[nth % Math.max(1, came.length)];
  if (!lesson || !mark || world.nowMs >= lesson.endsAtMs) return;
  lesson.marks.push({ ...mark, kind: "left", atMs: world.nowMs });
  const backMs = world.nowMs + (againMin ?? 0) * MINUTE_MS;
  if (againMin === null || backMs >= lesson.endsAtMs) return;
  lesson.marks.push({ ...mark, atMs: backMs });
};

type Speaking = { index: number; by: "teacher" | "staff"; outcome: Outcome };

const speak: Run<Speaking> = (world, { index, ...said }, happened) => {
  const lesson = pick(world, index);
  if (!lesson) return;
  const sinceEndMin = (world.nowMs - lesson.endsAtMs) / MINUTE_MS;
  const isLong = said.by === "teacher" && sinceEndMin > 7 * DAY;
  const isSaid = say(world, lesson, said);
  if (sinceEndMin < 0 || isLong) expect(isSaid).toBe(false);
  if (isLong) happened.add("refused to a teacher");
  if (sinceEndMin >= 0 && !isLong && !isSaid) happened.add("refused as a contradiction");
};

/** Time goes by, and the round looks each quarter of an hour of it, or only when it is over. */
const pass: Run<{ minutes: number; isDown: boolean }> = (world, { minutes, isDown }, happened) => {
  const untilMs = world.nowMs + minutes * MINUTE_MS;
  while (world.nowMs < untilMs) {
    const next = isDown ? untilMs : world.nowMs + 15 * MINUTE_MS;
    world.nowMs = Math.min(untilMs, next);
    const open = world.lessons.filter(({ versions }) => versions.length === 0);
    const counted = open.map(countedOf);
    look(world);
    for (const [index, lesson] of open.entries()) {
      const [said] = lesson.versions;
      if (said) expect(said).toMatchObject(counted[index]?.outcome ?? {});
      if (said && counted[index]?.isHalf) happened.add("half together");
    }
    expectLookedAt(world);
  }
};

/** Until so many minutes after a lesson's start, that people may come and leave in it. */
const into: Run<{ index: number; minute: number }> = (world, { index, minute }, happened) => {
  const lesson = pick(world, index);
  const atMs = (lesson?.startsAtMs ?? 0) + minute * MINUTE_MS;
  const minutes = (atMs - world.nowMs) / MINUTE_MS;
  if (minutes > 0) pass(world, { minutes, isDown: true }, happened);
};

// Few lessons, so that much happens in each.
const index = fc.nat({ max: 2 });
const side = fc.constantFrom(...LESSON_SIDES);
const minutes = fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.nat({ max: 60 }));
const outcome = fc.record({
  kind: fc.constantFrom(...OUTCOMES),
  teacherLateMin: minutes,
  pupilLateMin: minutes,
  lostMin: minutes,
  lostBy: fc.constantFrom("teacher" as const, "pupil" as const, null),
});
// Most people say what makes sense: nothing is late or lost where somebody was away.
const sensible = outcome.map(({ kind, lostMin, lostBy, ...late }): Outcome => {
  const none = { kind, teacherLateMin: 0, pupilLateMin: 0, lostMin: 0, lostBy: null };
  if (kind.endsWith("absent")) return none;
  const held = { ...none, teacherLateMin: late.teacherLateMin % 20 };
  if (kind === "completed") return held;
  return { ...held, lostMin: 1 + (lostMin % 30), lostBy: lostBy ?? "pupil" };
});

function stepsOf(happened: Happened) {
  const steps = <Choice>(run: Run<Choice>, choices: fc.Arbitrary<Choice>) =>
    choices.map((choice): fc.Command<object, World> => ({
      check: () => true,
      toString: () => `${run.name} ${JSON.stringify(choice)}`,
      run: (_model, world) => {
        run(world, choice, happened);
        expectSound(world);
        for (const event of happenedIn(world)) happened.add(event);
      },
    }));
  const coming = fc.record({ index, side, device: fc.nat({ max: 2 }), isBack: fc.boolean() });
  // The halves of lessons too, where it turns.
  const minute = fc.oneof(fc.constantFrom(0, 15, 30), fc.integer({ min: -10, max: 60 }));
  const by = fc.constantFrom("teacher" as const, "staff" as const);
  const said = fc.oneof({ weight: 4, arbitrary: sensible }, outcome);
  return [
    steps(
      placeOne,
      fc.record({
        inMin: fc.nat({ max: HOUR }),
        lengthMin: fc.constantFrom(30, 45, 60),
        isSeen: fc.boolean(),
      }),
    ),
    steps(come, coming),
    steps(come, coming),
    steps(into, fc.record({ index, minute })),
    steps(into, fc.record({ index, minute })),
    steps(
      leave,
      fc.record({
        index,
        nth: fc.nat({ max: 9 }),
        againMin: fc.option(fc.integer({ min: 1, max: 20 })),
      }),
    ),
    steps(speak, fc.record({ index, by, outcome: said })),
    steps(speak, fc.record({ index, by, outcome: said })),
    steps(
      pass,
      fc.record({
        minutes: fc.constantFrom(1, 5, 15, HOUR, DAY, 3 * DAY, 8 * DAY),
        isDown: fc.boolean(),
      }),
    ),
  ];
}

function walk(parameters: { numRuns: number; seed?: number }): Happened {
  const happened: Happened = new Set();
  const commands = fc.commands(stepsOf(happened), { maxCommands: 40, size: "max" });
  fc.assert(
    fc.property(commands, (steps) => {
      const world: World = { nowMs: Date.parse("2026-11-24T08:00:00Z"), lessons: [] };
      fc.modelRun(() => ({ model: {}, real: world }), steps);
    }),
    parameters,
  );
  return happened;
}

test("whoever comes, speaks or corrects when: no lesson stays open, and the sums are those of the last word", () => {
  expect(walk({ numRuns: 200 }).size).toBeGreaterThan(0);
}, 30_000);

test("the same steps lead everywhere that matters", () => {
  const happened = walk({ numRuns: 400, seed: 2026 });
  expect(MUST_HAPPEN.filter((event) => !happened.has(event))).toEqual([]);
}, 30_000);
