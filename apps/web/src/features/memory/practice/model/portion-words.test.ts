import { partOfPage } from "@riwaq/domain/learning/mushaf/parts";
import { wordKey } from "@riwaq/domain/learning/mushaf/words";
import { readParts } from "@riwaq/mushaf/edition";
import { describe, expect, it } from "vitest";

import { ayatOfWords, someWords, wordHeard, wordsOfPortion } from "./portion-words.ts";

const part = readParts()[partOfPage(582) - 1];
if (!part) throw new Error("no part");
const words = wordsOfPortion(part, { page: 582, lines: { first: 1, last: 4 } });

describe("the words of some lines", () => {
  it("are those of the page in their order, without markers", () => {
    expect(words.slice(0, 4).map(({ place }) => wordKey(place))).toEqual([
      "78:1:1",
      "78:1:2",
      "78:2:1",
      "78:2:2",
    ]);
    expect(words.some(({ isMarker }) => isMarker)).toBe(false);
    expect(ayatOfWords(words)?.first).toEqual({ sura: 78, aya: 1 });
    expect(ayatOfWords([])).toBeNull();
  });

  it("are covered in part: each third one, and those that are weak", () => {
    const covered = someWords(words, new Set(["78:1:1"]));
    expect(covered.has("78:1:1")).toBe(true);
    expect(covered.has("78:2:1")).toBe(true);
    expect(covered.has("78:1:2")).toBe(false);
  });

  it("are heard one after the other as their aya sounds", () => {
    const aya = words.filter(({ place }) => place.aya === 2);
    const heard = [0, 0.4, 1].map((progress) => wordHeard(aya, progress)?.place.word);
    expect(heard).toEqual([1, 2, 3]);
    expect(wordHeard([], 0.5)).toBeUndefined();
  });
});
