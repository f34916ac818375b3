import { expect, it } from "vitest";

import { type MarkedWord, fadingWords } from "./fading-words.ts";

const DAY = 86_400_000;
const mark = (word: number, kind: MarkedWord["kind"], day = 0): MarkedWord => ({
  sura: 78,
  aya: 2,
  word,
  kind,
  detail: "",
  marker: "teacher",
  atMs: day * DAY,
});
const words = (all: MarkedWord[], heard: number[] = []) =>
  fadingWords(
    all,
    heard.map((day) => day * DAY),
  ).map(({ word }) => word);

it("what changes the meaning comes first, then what was marked most often, then last", () => {
  expect(words([mark(1, "madd"), mark(2, "vowel"), mark(3, "madd"), mark(3, "madd", 1)])).toEqual([
    2, 3, 1,
  ]);
  expect(words([mark(1, "madd"), mark(2, "madd", 1)])).toEqual([2, 1]);
});

it("three at most, each once, with how often and as what the last time", () => {
  const all = [1, 2, 3, 4].map((word) => mark(word, "vowel"));
  expect(words(all)).toEqual([1, 2, 3]);
  expect(fadingWords([mark(1, "vowel"), mark(1, "madd", 1)], [])).toMatchObject([
    { word: 1, kind: "madd", count: 2 },
  ]);
});

it("heard three times by the teacher without a mark, a word has faded; marked again it is back", () => {
  expect(words([mark(1, "vowel")], [0, 3, 6])).toEqual([1]);
  expect(words([mark(1, "vowel")], [0, 3, 6, 9])).toEqual([]);
  expect(words([mark(1, "vowel"), mark(1, "vowel", 9)], [0, 3, 6, 9])).toEqual([1]);
});
