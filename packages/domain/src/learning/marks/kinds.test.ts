import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { AYAT_OF } from "../quran/suras.ts";
import {
  FIRST_AT_HAND,
  KINDS_AT_HAND,
  LETTER_PAIRS,
  MARK_GROUPS,
  MARK_KINDS,
  SEVERITIES,
  groupOf,
  isDetailOf,
  severityOf,
} from "./kinds.ts";

describe("kinds of marks", () => {
  it.each(MARK_KINDS)("%s has a group and a severity", (kind) => {
    expect(MARK_GROUPS).toContain(groupOf(kind));
    expect(SEVERITIES).toContain(severityOf(kind));
  });

  it("stand group by group, each group with one at least", () => {
    const groups = MARK_KINDS.map(groupOf);
    expect(groups.filter((group, at) => group !== groups[at - 1])).toEqual([...MARK_GROUPS]);
  });

  it("are grave where a letter, a vowel or a word changes, and slight in what is beauty", () => {
    expect(
      ["forgot", "letter-exchanged", "vowel", "shadda"].map((kind) => severityOf(kind as "vowel")),
    ).toEqual(["jali", "jali", "jali", "jali"]);
    const ofBeauty = MARK_KINDS.filter((kind) => groupOf(kind) === "tajwid");
    expect(new Set(ofBeauty.map(severityOf))).toEqual(new Set(["khafi"]));
  });

  it("are four at hand for whoever has marked nothing yet", () => {
    expect(new Set(FIRST_AT_HAND).size).toBe(KINDS_AT_HAND);
  });
});

describe("what is said beside a kind", () => {
  const kinds = fc.constantFrom(...MARK_KINDS);

  it("may be nothing", () => {
    for (const kind of MARK_KINDS) expect(isDetailOf(kind, "")).toBe(true);
  });

  it("is a pair of letters of an exchanged letter alone", () => {
    fc.assert(
      fc.property(kinds, fc.constantFrom(...LETTER_PAIRS), (kind, pair) => {
        expect(isDetailOf(kind, pair)).toBe(kind === "letter-exchanged");
      }),
    );
  });

  it("is an ayah that exists of a swapped one alone", () => {
    const ayat = fc
      .integer({ min: 1, max: 114 })
      .chain((sura) => fc.tuple(fc.constant(sura), fc.integer({ min: 1, max: 300 })));
    fc.assert(
      fc.property(kinds, ayat, (kind, [sura, aya]) => {
        const exists = aya <= (AYAT_OF[sura - 1] ?? 0);
        expect(isDetailOf(kind, `${sura}:${aya}`)).toBe(kind === "swapped" && exists);
      }),
    );
  });

  it.each(["ه/ح", "2:0", "0:1", "115:1", "2:287", " 2:5", "2:5:1", "two"])(
    "is not “%s”",
    (detail) => {
      expect(isDetailOf("swapped", detail)).toBe(false);
      expect(isDetailOf("letter-exchanged", detail)).toBe(false);
    },
  );
});
