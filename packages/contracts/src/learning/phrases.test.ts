import { describe, expect, it } from "vitest";

import { faultsOf } from "../testing/faults-of.ts";
import { NewPhrase, PHRASE_MAX, PhraseChange, PhraseChoice, PhraseOrder } from "./phrases.ts";

const ID = "0190a8f0-0000-7000-8000-000000000001";
const OTHER = "0190a8f0-0000-7000-8000-000000000002";
const WORDS = { en: "Reads fluently", fr: "Lecture fluide", ar: "قراءة سلسة" };
const PHRASE = { programme_id: null, kind: "strength", words: WORDS };

describe("a set phrase", () => {
  it("is of one programme or of all, and stands in every language", () => {
    expect(faultsOf(NewPhrase, PHRASE)).toEqual([]);
    expect(faultsOf(NewPhrase, { ...PHRASE, programme_id: ID })).toEqual([]);
    expect(faultsOf(NewPhrase, { ...PHRASE, words: { en: "Calm", fr: "Calme" } })).toEqual([
      "words.ar: required",
    ]);
    expect(faultsOf(NewPhrase, { ...PHRASE, kind: "grade" })).toEqual(["kind: invalid"]);
    expect(faultsOf(NewPhrase, { ...PHRASE, programme_id: "all" })).toHaveLength(1);
  });

  it.each([
    ["  ", "required"],
    ["a".repeat(PHRASE_MAX + 1), "text_long"],
    ["a\u0000", "invalid"],
    [4, "required"],
  ])("%# says what is wrong with its words at the language", (fr, fault) => {
    const phrase = { ...PHRASE, words: { ...WORDS, fr } };
    expect(faultsOf(NewPhrase, phrase)).toEqual([`words.fr: ${fault}`]);
  });

  it("loses what surrounds its words", () => {
    const words = { en: " Calm ", fr: "Calme\n", ar: "\tهادئ" };
    const { words: kept } = NewPhrase.parse({ ...PHRASE, words });
    expect(kept).toEqual({ en: "Calm", fr: "Calme", ar: "هادئ" });
  });

  it("is changed in all languages or in none", () => {
    expect(faultsOf(PhraseChange, {})).toEqual([]);
    expect(faultsOf(PhraseChange, { is_retired: true })).toEqual([]);
    expect(faultsOf(PhraseChange, { words: { fr: "Calme" } })).toEqual([
      "words.en: required",
      "words.ar: required",
    ]);
    expect(faultsOf(PhraseChange, { is_retired: "yes" })).toEqual(["is_retired: invalid"]);
  });

  it("is chosen by the version that the teacher saw", () => {
    expect(faultsOf(PhraseChoice, { phrase: ID, version: 3 })).toEqual([]);
    for (const version of [0, 1.5, "1"]) {
      expect(faultsOf(PhraseChoice, { phrase: ID, version })).toEqual(["version: invalid"]);
    }
  });
});

it("an order names each phrase of its list once", () => {
  const order = (...ids: string[]) => ({ programme_id: null, kind: "strength", ids });
  expect(faultsOf(PhraseOrder, order(ID, OTHER))).toEqual([]);
  expect(faultsOf(PhraseOrder, order(ID, ID))).toEqual(["ids: invalid"]);
  expect(faultsOf(PhraseOrder, order("first"))).toHaveLength(1);
});
