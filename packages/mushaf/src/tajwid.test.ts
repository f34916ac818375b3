import { displayWord } from "@riwaq/domain/learning/mushaf/display";
import { foldAya } from "@riwaq/domain/learning/mushaf/fold";
import { drawPage } from "@riwaq/domain/learning/mushaf/pages";
import { sourceOf } from "@riwaq/domain/learning/mushaf/parts";
import {
  type TajwidSegment,
  tajwidOf,
  tajwidOfPage,
  tajwidPieces,
} from "@riwaq/domain/learning/mushaf/tajwid";
import {
  type Letter,
  hasTanween,
  isDoubled,
  lettersOf,
  nextVoiced,
} from "@riwaq/domain/learning/mushaf/tajwid-letters";
import {
  isBareMeem,
  isBareNoon,
  noonRulingBefore,
} from "@riwaq/domain/learning/mushaf/tajwid-noon";
import { splitWords } from "@riwaq/domain/learning/mushaf/words";
import { describe, expect, it } from "vitest";

import { SOURCE_DIR, readParts, readText } from "./edition.ts";

type Segments = readonly TajwidSegment[];
type Word = {
  key: string;
  stored: string;
  /** The next word of the sura, and whether it is of another aya. */
  next: string | undefined;
  isLast: boolean;
  /** Where the reading stops at the end of every aya, and where it goes on. */
  stopped: Segments;
  joined: Segments;
};

const words = readText(SOURCE_DIR).ayat.flatMap((sura, s) => {
  const ayat = sura.map(splitWords);
  return ayat.flatMap((aya, a) => {
    const stopped = tajwidOf(aya);
    const around = { before: ayat[a - 1]?.at(-1), after: ayat[a + 1]?.[0] };
    const joined = tajwidOf(aya, around);
    return aya.map((stored, w): Word => {
      const isLast = w === aya.length - 1;
      return {
        key: `${s + 1}:${a + 1}:${w + 1}`,
        stored,
        next: aya[w + 1] ?? around.after,
        isLast,
        stopped: stopped[w] ?? [],
        joined: joined[w] ?? [],
      };
    });
  });
});

/** Letters of a kind with the letter that is heard after them, also in the next word. */
function placesOf(isOne: (letter: Letter) => boolean) {
  return words.flatMap((word) => {
    const letters = [...lettersOf(word.stored, 0), ...lettersOf(word.next ?? "", 1)];
    return letters.flatMap((letter, at) => {
      if (letter.word === 1 || !isOne(letter)) return [];
      const follow = nextVoiced(letters, at, hasTanween(letter) ? "other" : undefined);
      const next = follow === undefined ? undefined : letters[follow];
      const rule = word.joined.find(({ from }) => from === letter.from)?.rule;
      return next ? [{ word, letter, next, rule, isAcross: word.isLast && next.word === 1 }] : [];
    });
  });
}
type Found = ReturnType<typeof placesOf>[number];

const countOf = (items: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const item of items) counts[item] = (counts[item] ?? 0) + 1;
  return counts;
};

/** What the print shows on the noon and on the letter after it. */
function signOf({ letter, next }: Found) {
  if (/[\u06e2\u06ed]/u.test(letter.marks)) return "small meem";
  if (/\u0652/u.test(letter.marks)) return "sukun";
  return isDoubled(next) ? "doubled next" : "bare";
}

/** What it shows where the noon is read by that rule. */
function signBy(rule: string | undefined, { letter, next }: Found) {
  if (rule === "iqlab") return "small meem";
  if (rule === "izhar") return hasTanween(letter) ? "bare" : "sukun";
  return rule === "ikhfa" || "وي".includes(next.base) ? "bare" : "doubled next";
}

describe("noon without vowel, and tanween", () => {
  const places = placesOf((letter) => isBareNoon(letter) || hasTanween(letter)).filter(
    ({ next }) => noonRulingBefore(next) !== undefined,
  );
  const others = places.filter(
    (place) => signOf(place) !== signBy(noonRulingBefore(place.next), place),
  );
  const nameOf = ({ word }: Found) => {
    const folded = foldAya(word.stored).join("");
    const stem = ["دنيا", "بنيان", "صنوان", "قنوان"].find((one) => folded.includes(one));
    return stem ?? word.key;
  };

  it("are ruled by the next letter alone as the print marks them, but for 126 that are known", () => {
    expect(places).toHaveLength(15_877);
    expect(places.filter(({ isAcross }) => !isAcross)).toHaveLength(13_966);
    expect(countOf(others.map(nameOf))).toEqual({
      دنيا: 115,
      بنيان: 7,
      صنوان: 2,
      قنوان: 1,
      "75:27:2": 1,
    });
  });

  it("are clear in those 125 words, and before a saktah nothing is said of them", () => {
    const [clear, silent] = [
      others.filter(({ rule }) => rule === "izhar"),
      others.filter(({ rule }) => !rule),
    ];
    expect(clear).toHaveLength(125);
    expect(silent.map(({ word }) => word.key)).toEqual(["75:27:2"]);
  });

  it("have the ruling that the print marks, but where the reading has to stop", () => {
    const wrong = places.filter(
      (place) => place.rule && signOf(place) !== signBy(place.rule, place),
    );
    expect(wrong).toEqual([]);
    const without = places.filter(({ rule }) => !rule);
    expect(without.filter(({ word }) => !/ [\u06dc\u06d8]/u.test(word.stored))).toEqual([]);
    expect(without).toHaveLength(4);
  });
});

it("meem without vowel has the ruling that the print marks", () => {
  const places = placesOf(isBareMeem);
  const marked = places.map(({ letter, next, rule }) => {
    if (letter.marks.includes("\u0652")) return `${rule}: sukun`;
    return isDoubled(next) ? `${rule}: bare, next doubled` : `${rule}: bare`;
  });
  expect(countOf(marked)).toEqual({
    "izhar-shafawi: sukun": 6192,
    "idgham-shafawi: bare, next doubled": 833,
    "ikhfa-shafawi: bare": 496,
    // Before the sign of a stop that has to be.
    "undefined: sukun": 4,
  });
});

it("every maddah is told apart where the reading goes on", () => {
  const rules = words.flatMap(({ stored, joined }) =>
    [...stored.matchAll(/\u0653/gu)].map(
      ({ index }) => joined.find(({ from, to }) => index >= from && index < to)?.rule ?? "none",
    ),
  );
  expect(countOf(rules)).toEqual({
    "madd-lazim": 148,
    "madd-muttasil": 1950,
    "madd-munfasil": 3278,
  });
});

it("the name of Allah has its lam at all 2,699 places, and at 5 in Allahumma", () => {
  const named = words.filter(({ stopped }) =>
    stopped.some(({ rule }) => rule === "lam-heavy" || rule === "lam-light"),
  );
  expect(named).toHaveLength(2699 + 5);
  const forms = new Set(named.map(({ stored }) => foldAya(stored).join("")));
  expect([...forms].filter((form) => !/لله(م)?$/u.test(form))).toEqual([]);
});

it("what is written and not read is marked at every sign, and alif wasla but at the beginning", () => {
  const silent = words.flatMap(({ joined }) => joined.filter(({ rule }) => rule === "silent"));
  const signs = words.flatMap(({ stored }) => stored.match(/[\u06df\u06e0]/gu) ?? []);
  expect(silent).toHaveLength(signs.length);
  const read = words.filter(
    ({ stored, stopped }) =>
      stored.startsWith("\u0671") && !stopped.some(({ rule }) => rule === "hamzat-wasl"),
  );
  // After the sign of a stop that has to be, a reader begins anew inside the aya.
  expect(read.filter(({ key }) => !key.endsWith(":1")).map(({ key }) => key)).toEqual([
    "6:20:8",
    "6:124:14",
    "7:148:20",
  ]);
});

it("the lam of the article has run into one of the fourteen letters", () => {
  const next = words.flatMap(({ stored, joined }) =>
    joined.flatMap(({ rule, to }) => (rule === "lam-shamsiyyah" ? (stored[to] ?? "") : [])),
  );
  expect(new Set(next)).toEqual(new Set("تثدذرزسشصضطظلن"));
});

describe("all 77,433 words", () => {
  it("have their rulings on whole letters, in order and apart", () => {
    const torn = words.filter(({ stored, joined, stopped }) =>
      [joined, stopped].some((segments) => {
        const letters = new Map(lettersOf(stored, 0).map(({ from, to }) => [from, to]));
        const isWhole = segments.every(({ from, to }) => letters.get(from) === to);
        return !isWhole || segments.some(({ from }, at) => from < (segments[at - 1]?.to ?? 0));
      }),
    );
    expect(torn).toEqual([]);
  });

  it("are, in pieces, what is drawn", () => {
    const altered = words.filter(({ stored, next, stopped }) => {
      const text = displayWord(stored, next);
      return (
        tajwidPieces({ text, stored }, stopped)
          .map((piece) => piece.text)
          .join("") !== text
      );
    });
    expect(altered).toEqual([]);
    expect(words).toHaveLength(77_433);
  });

  it("have so many of each ruling where the reading stops at the end of an aya", () => {
    const rules = words.flatMap(({ stopped }) => stopped.map(({ rule }) => rule));
    expect(countOf(rules)).toEqual({
      ghunnah: 4910,
      "hamzat-wasl": 13249,
      idgham: 2068,
      "idgham-ghunnah": 7858,
      "idgham-shafawi": 1664,
      ikhfa: 5301,
      "ikhfa-shafawi": 496,
      iqlab: 562,
      izhar: 3134,
      "izhar-shafawi": 6150,
      "lam-heavy": 1991,
      "lam-light": 713,
      "lam-shamsiyyah": 5283,
      "madd-lazim": 148,
      "madd-munfasil": 3220,
      "madd-muttasil": 1950,
      qalqalah: 3836,
      silent: 4050,
    });
  });
});

it("the pages have the rulings of the text, and no others", () => {
  const onPages = readParts().flatMap((part) =>
    part.pages.flatMap((lines) => [...tajwidOfPage(drawPage(lines, sourceOf(part)))]),
  );
  const own = words.flatMap(({ key, stopped }) =>
    stopped.length > 0 ? [[key, stopped.map(({ rule }) => rule)]] : [],
  );
  expect(onPages.map(([key, pieces]) => [key, pieces.flatMap(({ rule }) => rule ?? [])])).toEqual(
    own,
  );
});
