import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { MARK_KINDS, type MarkKind, groupOf } from "../marks/kinds.ts";
import { isPlace, placeNumber } from "../quran/places.ts";
import { AYAT_OF } from "../quran/suras.ts";
import { heardAyat } from "./heard-ranges.ts";
import { type HeardLesson, type HeardMark, proposeReport } from "./propose-report.ts";

const NOTHING: HeardLesson = { marks: [], recorded: [], pagesShown: [], before: [] };
const FATIHA = { from: { sura: 1, aya: 1 }, to: { sura: 1, aya: 7 } };

const mark = (kind: MarkKind, aya = 1, detail = ""): HeardMark => ({
  kind,
  detail,
  place: { sura: 67, aya, word: 1 },
});
const propose = (change: Partial<HeardLesson>) => proposeReport({ ...NOTHING, ...change });
const points = (...marks: HeardMark[]) =>
  propose({ marks }).toWorkOn.map(({ group, kind, detail, count }) =>
    [kind ?? `all ${group}`, detail, count].filter((part) => part !== "").join(" "),
  );

describe("points to work on", () => {
  test("say the same kind on several words once", () => {
    expect(points(mark("madd", 1), mark("madd", 2), mark("madd", 3))).toEqual(["madd 3"]);
  });

  test("begin with what changes the meaning, then with what was heard most often", () => {
    expect(
      points(
        ...[1, 2, 3].map((aya) => mark("madd", aya)),
        mark("ikhfa"),
        mark("ikhfa"),
        mark("vowel"),
        mark("pace"),
      ),
    ).toEqual(["vowel 1", "madd 3", "ikhfa 2"]);
  });

  test("hold together what was not known firmly, and a hesitation alone is a slight one", () => {
    expect(points(mark("forgot"), mark("prompted"), mark("hesitation"), mark("vowel"))).toEqual([
      "all memory 3",
      "vowel 1",
    ]);
    expect(points(mark("hesitation"), mark("hesitation"), mark("vowel"))).toEqual([
      "vowel 1",
      "all memory 2",
    ]);
  });

  test("keep pairs of letters apart, and what all marks of a kind say beside it", () => {
    expect(
      points(
        mark("letter-exchanged", 1, "ح/ه"),
        mark("letter-exchanged", 2, "ح/ه"),
        mark("letter-exchanged", 3, "ق/ك"),
        mark("swapped", 4, "2:58"),
      ),
    ).toEqual(["letter-exchanged ح/ه 2", "swapped 2:58 1", "letter-exchanged ق/ك 1"]);
    expect(points(mark("swapped", 4, "2:58"), mark("swapped", 5, "2:59"))).toEqual(["swapped 2"]);
  });

  test("name three words at most, those that were marked most often first", () => {
    const [point] = propose({ marks: [5, 4, 3, 2, 2].map((aya) => mark("madd", aya)) }).toWorkOn;
    expect(point?.words.map(({ aya }) => aya)).toEqual([2, 3, 4]);
  });
});

describe("strengths", () => {
  const heardWith = (...kinds: MarkKind[]) =>
    propose({ recorded: [FATIHA], marks: kinds.map((kind) => mark(kind)) }).strengths;

  test("are groups without a mark on at least a page, two at most", () => {
    expect(heardWith()).toEqual(["memory", "letter"]);
    expect(heardWith("forgot")).toEqual(["letter", "vowel"]);
    expect(heardWith("forgot", "madd", "quality")).toEqual(["vowel"]);
    expect(heardWith("self-corrected", "makhraj", "shadda")).toEqual([]);
  });

  test("are true of marked pages too", () => {
    expect(propose({ marks: [mark("madd")], pagesShown: [562] }).strengths).toEqual([
      "memory",
      "letter",
    ]);
  });

  test.each<[string, Partial<HeardLesson>]>([
    ["less than a page was heard", { recorded: [{ ...FATIHA, to: { sura: 1, aya: 6 } }] }],
    ["pages were shown and nothing recorded or marked", { pagesShown: [1, 2] }],
    ["a mark stands on a page that was not shown", { marks: [mark("madd")] }],
  ])("are none where %s", (_why, heard) => {
    expect(propose(heard).strengths).toEqual([]);
  });
});

const places = fc.integer({ min: 1, max: 114 }).chain((sura) =>
  fc.record({
    sura: fc.constant(sura),
    aya: fc.integer({ min: 1, max: AYAT_OF[sura - 1] as number }),
  }),
);
const marks = fc
  .record({
    kind: fc.constantFrom(...MARK_KINDS),
    place: places,
    word: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ kind, place, word }): HeardMark => ({ kind, detail: "", place: { ...place, word } }));
const ranges = fc.tuple(places, fc.integer({ min: 0, max: 40 })).map(([from, more]) => ({
  from,
  to: { sura: from.sura, aya: Math.min(from.aya + more, AYAT_OF[from.sura - 1] as number) },
}));
const some = <T>(of: fc.Arbitrary<T>) => fc.array(of, { maxLength: 8 });
const lessons: fc.Arbitrary<HeardLesson> = fc.record({
  marks: some(marks),
  recorded: some(ranges),
  pagesShown: some(fc.integer({ min: 1, max: 604 })),
  before: some(ranges),
});

test("ranges are of ayat that there are, in order, apart, and within what was heard", () => {
  fc.assert(
    fc.property(lessons, (lesson) => {
      const heard = heardAyat({ ...lesson, marked: lesson.marks.map(({ place }) => place) });
      const { covered } = proposeReport(lesson);
      let previous: { last: number; work: string } = { last: 0, work: "" };
      for (const { from, to, work } of covered) {
        expect([isPlace(from), isPlace(to)]).toEqual([true, true]);
        const [first, last] = [placeNumber(from), placeNumber(to)];
        expect(first).toBeGreaterThan(previous.last);
        expect(last).toBeGreaterThanOrEqual(first);
        expect(first === previous.last + 1 && work === previous.work).toBe(false);
        for (let number = first; number <= last; number += 1) expect(heard.has(number)).toBe(true);
        previous = { last, work };
      }
      expect(covered.length).toBeLessThanOrEqual(6);
    }),
  );
});

test("more marks of a kind never rank it lower", () => {
  fc.assert(
    fc.property(lessons, marks, (lesson, more) => {
      const rankIn = (heard: readonly HeardMark[]) => {
        const { toWorkOn } = proposeReport({ ...lesson, marks: heard });
        const rank = toWorkOn.findIndex(
          ({ group, kind }) =>
            kind === more.kind || (kind === null && group === groupOf(more.kind)),
        );
        return rank < 0 ? Number.POSITIVE_INFINITY : rank;
      };
      const isMore = lesson.marks.some(({ kind }) => kind === more.kind);
      const after = rankIn([...lesson.marks, more]);
      expect(!isMore || after <= rankIn(lesson.marks)).toBe(true);
    }),
  );
});

test("the order in which things come does not matter", () => {
  fc.assert(
    fc.property(lessons, (lesson) => {
      const turned = Object.fromEntries(
        Object.entries(lesson).map(([name, list]) => [name, [...list].toReversed()]),
      ) as unknown as HeardLesson;
      expect(proposeReport(turned)).toEqual(proposeReport(lesson));
    }),
  );
});

test("a lesson of which nothing is known proposes nothing, whatever came before", () => {
  fc.assert(
    fc.property(some(ranges), (before) => {
      expect(propose({ before })).toEqual({ covered: [], toWorkOn: [], strengths: [] });
    }),
  );
});

test("nobody is praised for what was marked", () => {
  fc.assert(
    fc.property(lessons, (lesson) => {
      const marked = new Set<string>(lesson.marks.map(({ kind }) => groupOf(kind)));
      const { strengths, toWorkOn } = proposeReport(lesson);
      expect(strengths.some((group) => marked.has(group))).toBe(false);
      expect([strengths.length <= 2, toWorkOn.length <= 3]).toEqual([true, true]);
    }),
  );
});
