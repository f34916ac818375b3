import fc from "fast-check";
import { describe, expect, it, test } from "vitest";

import { NOTHING_LOST, type Outcome, outcomeFault } from "./outcome.ts";
import { type PresenceMark, presenceOf, togetherMs } from "./presence.ts";
import {
  judgePresence,
  maySay,
  SETTLES_AFTER_MS,
  STAFF_ASKED_AFTER_MS,
  standingOf,
  SUGGESTION_STANDS_AFTER_MS,
} from "./settle-lesson.ts";

const startsAtMs = Date.parse("2026-11-24T16:00:00Z");
const LENGTH = 30;
const lesson = { startsAtMs, endsAtMs: startsAtMs + LENGTH * 60_000 };

const at = (minute: number) => startsAtMs + minute * 60_000;
const mark = (
  side: PresenceMark["side"],
  kind: PresenceMark["kind"],
  minute: number,
  rest: Partial<PresenceMark> = {},
): PresenceMark => ({ side, kind, atMs: at(minute), personId: side, ...rest });
const press = (side: PresenceMark["side"], minute: number) => mark(side, "opened", minute);

const outcome = (kind: Outcome["kind"], rest: Partial<Outcome> = {}) => ({
  ...NOTHING_LOST,
  kind,
  ...rest,
});

describe("what presence says", () => {
  it.each<[string, PresenceMark[], boolean, Outcome]>([
    ["both pressed", [press("teacher", -5), press("pupil", -1)], true, outcome("completed")],
    [
      "both late",
      [press("teacher", 4), press("pupil", 9)],
      true,
      outcome("completed", { teacherLateMin: 4, pupilLateMin: 9 }),
    ],
    ["the pupil alone", [press("pupil", 0)], false, outcome("teacher_absent")],
    ["the teacher alone", [press("teacher", 0)], false, outcome("pupil_absent")],
    ["nobody", [], false, outcome("both_absent")],
    [
      "too early to count",
      [press("teacher", -11), press("pupil", 0)],
      false,
      outcome("teacher_absent"),
    ],
    ["when it was over", [press("teacher", 0), press("pupil", 30)], false, outcome("pupil_absent")],
    [
      "a child who reconnects seven times",
      [
        press("teacher", 0),
        ...Array.from({ length: 7 }, (_, turn) => [
          mark("pupil", "came", turn * 4),
          mark("pupil", "left", turn * 4 + 3),
        ]).flat(),
      ],
      true,
      outcome("completed"),
    ],
    [
      "a pupil who leaves after ten minutes",
      [mark("teacher", "came", 0), mark("pupil", "came", 0), mark("pupil", "left", 10)],
      false,
      outcome("technical", { lostMin: 20, lostBy: "pupil" }),
    ],
    [
      "who came one after the other",
      [mark("teacher", "came", 0), mark("teacher", "left", 14), mark("pupil", "came", 14)],
      false,
      outcome("technical", { lostMin: 30, lostBy: "teacher" }),
    ],
    [
      "half an hour's half together",
      [press("teacher", 0), mark("pupil", "came", 0), mark("pupil", "left", 15)],
      true,
      outcome("completed"),
    ],
  ])("%s", (_, marks, isCertain, expected) => {
    expect(judgePresence({ ...lesson, marks })).toEqual({ isCertain, outcome: expected });
  });
});

describe("presence", () => {
  it("is of a side: a mother and her child are there while one of them is", () => {
    const marks = [
      mark("pupil", "came", 0, { personId: "mother" }),
      mark("pupil", "came", 5, { personId: "child" }),
      mark("pupil", "left", 6, { personId: "mother" }),
      mark("pupil", "left", 20, { personId: "child" }),
    ];
    expect(presenceOf(lesson, marks).pupil).toEqual({
      spells: [{ fromMs: at(0), untilMs: at(20) }],
      firstMs: at(0),
      isPressOnly: false,
    });
  });

  it("says where no more is known than the press of a button", () => {
    expect(presenceOf(lesson, [press("teacher", -3)])).toMatchObject({
      teacher: { isPressOnly: true, spells: [{ fromMs: at(0), untilMs: at(LENGTH) }] },
      pupil: { isPressOnly: false, firstMs: null, spells: [] },
    });
  });

  it("goes on by a new connection whose predecessor is told to have ended later", () => {
    const marks = [
      mark("pupil", "came", 0, { connection: "1" }),
      mark("pupil", "came", 10, { connection: "2" }),
      mark("pupil", "left", 11, { connection: "1" }),
    ];
    expect(presenceOf(lesson, marks).pupil.spells).toEqual([{ fromMs: at(0), untilMs: at(30) }]);
  });

  it("is what the provider saw, and not who pressed again without coming back", () => {
    const marks = [
      press("pupil", -1),
      mark("pupil", "came", 2),
      mark("pupil", "left", 10),
      press("pupil", 12),
    ];
    expect(presenceOf(lesson, marks).pupil).toEqual({
      spells: [{ fromMs: at(2), untilMs: at(10) }],
      firstMs: at(2),
      isPressOnly: false,
    });
  });
});

const anyMark: fc.Arbitrary<PresenceMark> = fc.record({
  side: fc.constantFrom("teacher", "pupil"),
  personId: fc.constantFrom("a", "b"),
  kind: fc.constantFrom("opened", "came", "left"),
  atMs: fc.integer({ min: -20, max: LENGTH + 20 }).map(at),
  connection: fc.constantFrom(null, "1", "2"),
});

test("the order in which marks arrive, and telling them twice, change nothing", () => {
  fc.assert(
    fc.property(fc.array(anyMark, { maxLength: 12 }), fc.integer(), (marks, seed) => {
      const shuffled = marks
        .flatMap((one) => [one, one])
        .map((one, index) => ({ one, place: Math.sin(seed + index) }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ one }) => one);
      expect(judgePresence({ ...lesson, marks: shuffled })).toEqual(
        judgePresence({ ...lesson, marks }),
      );
    }),
  );
});

test("what presence says never contradicts itself, and is within the lesson", () => {
  fc.assert(
    fc.property(fc.array(anyMark, { maxLength: 12 }), (marks) => {
      const { outcome: said, isCertain } = judgePresence({ ...lesson, marks });
      expect(outcomeFault(said, LENGTH)).toBeNull();
      expect(isCertain).toBe(said.kind === "completed");
      const { teacher, pupil } = presenceOf(lesson, marks);
      expect(togetherMs(teacher, pupil)).toBe(togetherMs(pupil, teacher));
      for (const { fromMs, untilMs } of [...teacher.spells, ...pupil.spells]) {
        expect(lesson.startsAtMs <= fromMs && fromMs < untilMs && untilMs <= lesson.endsAtMs).toBe(
          true,
        );
      }
    }),
  );
});

describe("a lesson of which nobody has spoken", () => {
  const standing = (sinceMs: number, isCertain: boolean) =>
    standingOf({ endsAtMs: lesson.endsAtMs, nowMs: lesson.endsAtMs + sinceMs, isCertain });

  it("settles by itself a quarter of an hour after its end where presence is enough", () => {
    expect(standing(-1, true)).toEqual({ state: "running" });
    expect(standing(SETTLES_AFTER_MS - 1, true)).toEqual({ state: "running" });
    expect(standing(SETTLES_AFTER_MS, true)).toEqual({ state: "due" });
  });

  it("is asked of the teacher at its end, of staff after a day, and stays open no longer than a week", () => {
    expect(standing(0, false)).toEqual({ state: "asked", of: "teacher" });
    expect(standing(STAFF_ASKED_AFTER_MS - 1, false)).toEqual({ state: "asked", of: "teacher" });
    expect(standing(STAFF_ASKED_AFTER_MS, false)).toEqual({ state: "asked", of: "staff" });
    expect(standing(SUGGESTION_STANDS_AFTER_MS, false)).toEqual({ state: "due" });
  });

  it("is never open for ever", () => {
    fc.assert(
      fc.property(fc.boolean(), fc.nat(), (isCertain, moreMs) => {
        expect(standing(SUGGESTION_STANDS_AFTER_MS + moreMs, isCertain)).toEqual({ state: "due" });
      }),
    );
  });
});

test.each([
  ["system", false, 0, true],
  ["system", true, 0, false],
  ["teacher", true, 7 * 86_400_000, true],
  ["teacher", true, 7 * 86_400_000 + 1, false],
  ["staff", true, 400 * 86_400_000, true],
  ["staff", false, -1, false],
] as const)("%s, said before: %s, %i ms after the end: %s", (by, isSaid, sinceMs, may) => {
  const { endsAtMs } = lesson;
  expect(maySay({ by, isSaid, endsAtMs, nowMs: endsAtMs + sinceMs })).toBe(may);
});
