import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { StoredLine } from "../learning/mushaf/pages.ts";
import { MARKED_RULES, type RuleMark, isTold, rulesOfPage, shareOf, sumRules } from "./rules.ts";

/** Sura 114, in lines of three or four words each. */
const NAS: Record<number, string> = {
  1: "قُلْ أَعُوذُ بِرَبِّ ٱلنَّاسِ",
  4: "مِن شَرِّ ٱلْوَسْوَاسِ ٱلْخَنَّاسِ",
  // Of 99:7, for what merges into the next word.
  7: "فَمَن يَعْمَلْ مِثْقَالَ ذَرَّةٍ خَيْرٗا يَرَهُۥ",
};
const LINES: StoredLine[] = [
  ["h", 114],
  ["a", 114, 1, 1, 114, 1, 2],
  ["a", 114, 1, 3, 114, 1, 5],
  ["a", 114, 4, 1, 114, 4, 5],
  ["a", 114, 7, 1, 114, 7, 7],
];
const page = rulesOfPage(LINES, (_, aya) => NAS[aya] ?? "");
const ofPage = () => page;
const mark = (change: Partial<RuleMark>): RuleMark => ({
  page: 604,
  sura: 114,
  aya: 1,
  word: 4,
  rule: "ghunnah",
  ...change,
});
const sumOf = (rule: string, ...asked: Parameters<typeof sumRules>) =>
  sumRules(...asked).find((one) => one.rule === rule);

describe("the places of a page", () => {
  it("are counted on the line on which they stand", () => {
    expect(page.lines[0]).toEqual({});
    expect(page.lines[1]?.ghunnah).toBeUndefined();
    expect(page.lines[2]).toMatchObject({ ghunnah: 1, lam: 1 });
    expect(page.lines[3]).toMatchObject({ ghunnah: 1, ikhfa: 1 });
  });

  it("count what merges into the next word once, and know it in both words", () => {
    expect(page.lines[4]?.idgham).toBe(1);
    expect(page.words.get("114:7:1")).toContain("idgham");
    expect(page.words.get("114:7:2")).toContain("idgham");
  });
});

describe("the sums", () => {
  it("count each place as often as it was heard, and only the lines that were", () => {
    const whole = { page: 604, lines: null };
    expect(sumOf("ghunnah", [whole, whole], [], ofPage)?.opportunities).toBe(4);
    const some = { page: 604, lines: { first: 3, last: 3 } };
    expect(sumOf("ghunnah", [whole, some], [], ofPage)?.opportunities).toBe(3);
  });

  it("tell marks at places of the rule from those at other words", () => {
    const marks = [mark({}), mark({ word: 1 }), mark({ rule: "madd", word: 1 })];
    const heard = [{ page: 604, lines: null }];
    expect(sumOf("ghunnah", heard, marks, ofPage)).toMatchObject({ errors: 1, elsewhere: 1 });
    expect(sumOf("madd", heard, marks, ofPage)).toMatchObject({ errors: 0, elsewhere: 1 });
  });

  it("say of ra only what was marked: silence is not a ruling", () => {
    const sum = sumOf("ra", [{ page: 604, lines: null }], [mark({ rule: "ra" })], ofPage);
    expect(sum).toEqual({ rule: "ra", opportunities: null, errors: 1, elsewhere: 0 });
    expect(sum && shareOf(sum)).toBeNull();
  });

  it("leave out marks on pages that nobody heard", () => {
    expect(sumOf("ghunnah", [], [mark({})], ofPage)).toMatchObject({
      opportunities: 0,
      errors: 0,
      elsewhere: 0,
    });
  });

  it("agree with the marks to the row, and a share is never beyond one", () => {
    const marks = fc.array(
      fc.record({
        page: fc.constant(604),
        sura: fc.constant(114),
        aya: fc.constantFrom(1, 4, 7),
        word: fc.integer({ min: 1, max: 7 }),
        rule: fc.constantFrom(...MARKED_RULES),
      }),
    );
    fc.assert(
      fc.property(marks, (some) => {
        const sums = sumRules([{ page: 604, lines: null }], some, ofPage);
        expect(sums.reduce((sum, one) => sum + one.errors + one.elsewhere, 0)).toBe(some.length);
        for (const sum of sums) {
          expect(shareOf(sum) ?? 0).toBeLessThanOrEqual(1);
          expect(sum.opportunities === null).toBe(!isTold(sum.rule));
        }
      }),
    );
  });
});
