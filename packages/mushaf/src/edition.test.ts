import { createHash } from "node:crypto";

import { firstLetter, displayWord } from "@riwaq/domain/learning/mushaf/display";
import { PAGES, pageOf, startOfPage } from "@riwaq/domain/learning/mushaf/divisions";
import { findWords, foldAya, foldQuery } from "@riwaq/domain/learning/mushaf/fold";
import { drawPage } from "@riwaq/domain/learning/mushaf/pages";
import { PARTS, partOfPage, sourceOf } from "@riwaq/domain/learning/mushaf/parts";
import { splitWords } from "@riwaq/domain/learning/mushaf/words";
import { AYAT_OF } from "@riwaq/domain/learning/quran/suras";
import { describe, expect, it } from "vitest";

import display from "../data/display.json" with { type: "json" };
import {
  SOURCE_DIR,
  findAlteredFiles,
  readFit,
  readLines,
  readMarks,
  readParts,
  readText,
} from "./edition.ts";

const text = readText(SOURCE_DIR);
const { pages } = readLines(SOURCE_DIR);
const marks = readMarks();
const words = text.ayat.map((sura) => sura.map(splitWords));
const quarterSigns = new Set(marks.rub.map(([sura, aya]) => `${sura}:${aya}`));
const source = {
  ayaText: ({ sura, aya }: { sura: number; aya: number }) => text.ayat[sura - 1]?.[aya - 1],
  basmala: (sura: number) => text.basmala[sura - 1] ?? "",
  hasQuarterSign: ({ sura, aya }: { sura: number; aya: number }) =>
    quarterSigns.has(`${sura}:${aya}`),
};
const drawn = pages.map((lines) => drawPage(lines, source));
const wordsOfPage = (page: number) =>
  (drawn[page - 1] ?? []).flatMap((line) => (line.kind === "words" ? line.words : []));

it("is the text that was checked, byte for byte", () => {
  expect(findAlteredFiles()).toEqual([]);
  expect(text.ayat.map((sura) => sura.length)).toEqual(AYAT_OF);
});

describe("words", () => {
  it("are 77,433, and joined they are the stored aya", () => {
    expect(words.flat(2)).toHaveLength(77_433);
    const joined = words.map((sura) => sura.map((aya) => aya.join(" ")));
    expect(joined).toEqual(text.ayat);
  });

  it("are drawn as the checked display form", () => {
    const shown = words.flatMap((sura) =>
      sura.flatMap((aya, at) =>
        aya.map((word, place) => displayWord(word, aya[place + 1] ?? sura[at + 1]?.[0])),
      ),
    );
    expect(createHash("sha256").update(shown.join("\n")).digest("hex")).toBe(display.sha256);
    for (const [code, count] of Object.entries(display.counts)) {
      const character = String.fromCodePoint(Number.parseInt(code.slice(2), 16));
      expect([code, shown.join("").split(character).length - 1]).toEqual([code, count]);
    }
  });

  it.each(display.vectors as Array<[number, number, number, string, string]>)(
    "%i:%i:%i is stored and drawn as the vector says",
    (...vector) => {
      const [sura, aya, word, stored, form] = vector;
      const own = words[sura - 1]?.[aya - 1] ?? [];
      const next = own[word] ?? words[sura - 1]?.[aya]?.[0];
      expect([own[word - 1], displayWord(stored, next)]).toEqual([stored, form]);
    },
  );

  it("have a first letter, each", () => {
    expect(words.flat(2).filter((word) => firstLetter(word) === undefined)).toEqual([]);
  });
});

describe("pages", () => {
  it("are 604, of which two have 8 lines and all others 15", () => {
    expect(pages).toHaveLength(PAGES);
    const lengths = pages.map((lines) => lines.length);
    expect(lengths.slice(0, 2)).toEqual([8, 8]);
    expect(new Set(lengths.slice(2))).toEqual(new Set([15]));
    expect(readFit()["scheherazade-new-4.500"]).toHaveLength(PAGES);
  });

  it("hold every word and every marker once, in order", () => {
    const places = drawn.flatMap((_, at) => wordsOfPage(at + 1));
    const expected = words.flatMap((sura, s) =>
      sura.flatMap((aya, a) =>
        [...aya, ""].map((stored, w) => ({ sura: s + 1, aya: a + 1, word: w + 1, stored })),
      ),
    );
    expect(places.map(({ place, stored }) => ({ ...place, stored }))).toEqual(expected);
    expect(places.filter(({ isMarker }) => isMarker)).toHaveLength(6236);
  });

  it("begin where the divisions say, and no page inside an aya", () => {
    for (let page = 1; page <= PAGES; page += 1) {
      const first = wordsOfPage(page)[0]?.place;
      expect(first).toEqual({ ...startOfPage(page), word: 1 });
      const last = wordsOfPage(page).at(-1)?.place;
      expect(pageOf(last ?? { sura: 1, aya: 1 })).toBe(page);
    }
  });

  it("have the sign of a quarter before 199 ayat", () => {
    const signed = drawn
      .flatMap((_, at) => wordsOfPage(at + 1))
      .filter((one) => one.text.startsWith("\u06DE"));
    expect(signed).toHaveLength(199);
  });
});

describe("parts", () => {
  const parts = readParts();

  it("draw every page as the whole does, each with the notice of the text", () => {
    expect(parts).toHaveLength(PARTS);
    for (let page = 1; page <= PAGES; page += 1) {
      const part = parts[partOfPage(page) - 1];
      const lines = part?.pages[page - part.firstPage] ?? [];
      expect(part && drawPage(lines, sourceOf(part))).toEqual(drawn[page - 1]);
    }
    expect(parts.every(({ notice }) => notice === text.notice)).toBe(true);
  });

  it("hold the stored text to the letter", () => {
    const held = Object.assign({}, ...parts.map(({ ayat }) => ayat)) as Record<string, string>;
    const stored = text.ayat.map((sura, s) => sura.map((_, a) => held[`${s + 1}:${a + 1}`]));
    expect(stored).toEqual(text.ayat);
  });
});

describe("search", () => {
  const folded = text.ayat.map((sura) => sura.map(foldAya));
  const placesWith = (typed: string) => {
    const query = foldQuery(typed);
    return folded.flatMap((sura, s) =>
      sura.flatMap((aya, a) => {
        const word = findWords(aya, query);
        return word === null ? [] : [`${s + 1}:${a + 1}:${word}`];
      }),
    );
  };

  it.each([
    ["الحمد لله رب العالمين", "1:2:1"],
    ["الصلاة", "2:3:5"],
    ["الصلوة", "2:3:5"],
    ["قل هو الله أحد", "112:1:1"],
    ["آمنوا", "2:9:4"],
    ["السماوات", "2:33:15"],
    ["التوراة", "3:3:10"],
    ["مسؤولا", "17:34:17"],
    ["داوود", "2:251:5"],
    ["شيء قدير", "2:20:24"],
    ["القرآن", "2:185:6"],
    ["الملائكة", "2:31:8"],
    ["إبراهيم", "2:124:3"],
    ["بِسْمِ اللَّهِ", "1:1:1"],
  ])("finds “%s” as it is typed, first at %s", (typed, place) => {
    expect(placesWith(typed)[0]).toBe(place);
  });

  it("finds every aya by its own words without marks", () => {
    const lost = text.ayat.flatMap((sura, s) =>
      sura.flatMap((aya, a) =>
        findWords(folded[s]?.[a] ?? [], foldQuery(aya)) === 1 ? [] : [`${s + 1}:${a + 1}`],
      ),
    );
    expect(lost).toEqual([]);
  });

  it("finds nothing of what is not there, and nothing of nothing", () => {
    expect(placesWith("الكمبيوتر")).toEqual([]);
    expect(placesWith("...")).toEqual([]);
  });
});
