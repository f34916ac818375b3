import type { ReportWord } from "@riwaq/contracts/learning/phrases";
import { wordIn } from "@riwaq/domain/learning/phrases/phrase";
import { describe, expect, it } from "vitest";

import { PHRASES } from "../../../../../test/build-report.ts";
import { offeredWords, phrasesFor } from "./offered-words.ts";

const strengths = phrasesFor(PHRASES, { kind: "strength", programmeId: "programme-1" });
const namesOf = (words: readonly ReportWord[]) => words.map((word) => wordIn(word, "en"));
const offer = (change: Partial<Parameters<typeof offeredWords>[0]> = {}) =>
  offeredWords({
    phrases: strengths,
    used: [],
    chosen: [],
    reads: ["fr"],
    typed: "",
    isWhole: false,
    ...change,
  });

describe("the words that a form offers", () => {
  it("are those of the programme, then those of every programme; others are found by typing", () => {
    expect(namesOf(strengths.near)).toEqual([
      "Recites smoothly",
      "Knows the passage well",
      "Came well prepared",
    ]);
    expect(namesOf(offer().words)).toEqual([
      "Recites smoothly",
      "Knows the passage well",
      "Came well prepared",
    ]);
    expect(namesOf(offer({ typed: "oser" }).words)).toEqual([]);
    expect(namesOf(offer({ typed: "OSE p" }).words)).toEqual(["Dares to speak"]);
  });

  it("of a lesson without a programme are those of every programme", () => {
    const phrases = phrasesFor(PHRASES, { kind: "strength", programmeId: null });
    expect(namesOf(phrases.near)).toEqual(["Came well prepared"]);
    expect(phrases.all).toHaveLength(4);
  });

  it("begin with what the teacher uses most, as it is said now, if the family can read it", () => {
    const [first] = strengths.near;
    const used = ["صوت جميل", "Belle voix", { ...first!, version: 9 }];
    expect(offer({ used }).words.slice(0, 2)).toEqual(["Belle voix", first]);
    expect(offer({ used, reads: ["ar", "fr"] }).words[0]).toBe("صوت جميل");
  });

  it("begin with what was heard in the lesson, once, also what another programme says", () => {
    const [first] = strengths.near;
    const other = strengths.all.find(({ words }) => words.en === "Dares to speak");
    const { words } = offer({
      proposed: ["Ghunna", other!],
      used: ["Belle voix", first!, "ghunna"],
    });
    expect(namesOf(words)).toEqual([
      "Ghunna",
      "Dares to speak",
      "Belle voix",
      "Recites smoothly",
      "Knows the passage well",
    ]);
    expect(namesOf(offer({ proposed: ["Ghunna"], chosen: ["Ghunna"] }).words)).not.toContain(
      "Ghunna",
    );
  });

  it("are never what is chosen, and all of them on demand", () => {
    const chosen = [{ ...strengths.near[0]!, version: 4 }, "belle VOIX"];
    expect(namesOf(offer({ chosen, used: ["Belle voix"] }).words)).toEqual([
      "Knows the passage well",
      "Came well prepared",
    ]);
    const many = Array.from({ length: 9 }, (_, at) => ({ ...strengths.near[0]!, phrase: `${at}` }));
    const phrases = { near: many, all: many };
    expect(offer({ phrases })).toMatchObject({ words: many.slice(0, 5), more: 4 });
    expect(offer({ phrases, isWhole: true })).toEqual({ words: many, more: 0 });
  });
});
