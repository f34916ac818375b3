import { describe, expect, it } from "vitest";

import { BANK, GATE, heardItemOf, itemOf } from "./bank.ts";
import { type Option, SKILLS, optionCount, optionsOf, placeOfRight } from "./item.ts";
import { LISTENING } from "./items/listening.ts";
import { bandOf } from "./judge.ts";

const ALL = [...BANK, ...LISTENING];

const wordsOf = (option: Option) =>
  typeof option === "string" ? [option] : [option.en, option.fr, option.ar];
const isArabic = (text: string) => /^[\p{Script=Arabic}\p{M}\sـ.…،؟:—0-9]+$/u.test(text);
/** No sign of a vowel stands in it. */
const isBare = (text: string) => !/[\u064B-\u0652\u0670]/u.test(text);

describe("the bank", () => {
  it("has questions of every skill, each with a name of its own", () => {
    expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
    for (const skill of SKILLS) {
      expect(ALL.filter((item) => item.skill === skill).length).toBeGreaterThanOrEqual(10);
    }
    expect(itemOf("nothing")).toBeUndefined();
  });

  it.each(ALL.map((item) => [item.id, item] as const))("%s can be asked", (_, item) => {
    const options = optionsOf(item);
    expect(options.length).toBeGreaterThanOrEqual(3);
    expect(options.length).toBeLessThanOrEqual(4);
    expect(options[placeOfRight(item)]).toBe(item.right);
    for (const language of ["en", "fr", "ar"] as const) {
      const texts = options.map((one) => (typeof one === "string" ? one : one[language]));
      expect(new Set(texts).size).toBe(optionCount(item));
      expect(texts.every((text) => text.trim() !== "")).toBe(true);
    }
    const arabic = [...options, item.shown].filter((one) => typeof one === "string");
    expect(arabic.filter((one) => !isArabic(one))).toEqual([]);
    expect(Math.abs(item.difficulty)).toBeLessThan(4);
    expect(item.question !== undefined).toBe(item.ask === "understand");
    const isShownNothing =
      item.skill === "listening" || ["longVowel", "silentLam", "odd"].includes(item.ask);
    expect(item.shown === undefined).toBe(isShownNothing);
  });

  it("writes vowels wherever reading without them is not what is asked", () => {
    const bare = BANK.filter(({ id, ask }) => !id.endsWith("-bare") && ask !== "joined").filter(
      ({ shown, ask }) =>
        typeof shown === "string" &&
        !["letter", "hasLetter", "number"].includes(ask) &&
        isBare(shown),
    );
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it("leaves no place of the right option out, and favours none", () => {
    const places = BANK.map(placeOfRight);
    for (const place of [0, 1, 2, 3]) {
      const share = places.filter((one) => one === place).length / BANK.length;
      expect(share).toBeGreaterThan(0.15);
      expect(share).toBeLessThan(0.35);
    }
  });

  it("has a gate of letters and reading that asks for no meaning", () => {
    expect(GATE.every(({ skill }) => skill === "letters" || skill === "reading")).toBe(true);
    expect(GATE.flatMap(({ right }) => wordsOf(right))).not.toContain("");
    expect(Math.max(...GATE.map(({ difficulty }) => difficulty))).toBeLessThan(-2);
  });

  it("is asked about in the Arabic of the interface, which has no vowels", () => {
    const said = ALL.flatMap(({ question, right, wrong }) =>
      [question, right, ...wrong].flatMap((one) =>
        one === undefined || typeof one === "string" ? [] : [one.ar],
      ),
    );
    expect(said.filter((text) => !isBare(text))).toEqual([]);
  });

  it("spaces French signs as French does", () => {
    const french = ALL.flatMap(({ question, right, wrong }) =>
      [question, right, ...wrong].flatMap((one) =>
        one === undefined || typeof one === "string" ? [] : [one.fr],
      ),
    );
    expect(french.filter((text) => / [?!:;»]/u.test(text) || text.includes("'"))).toEqual([]);
  });
});

describe("what is heard", () => {
  it("is written with its vowels, as it is to be read, and stands in no part that is read", () => {
    expect(LISTENING.filter(({ spoken }) => isBare(spoken) || !isArabic(spoken))).toEqual([]);
    expect(new Set(LISTENING.map(({ spoken }) => spoken)).size).toBe(LISTENING.length);
    expect(BANK.filter(({ id }) => heardItemOf(id))).toEqual([]);
    for (const item of LISTENING) expect(heardItemOf(item.id)).toBe(itemOf(item.id));
  });

  it("is of every band that the test tells apart, and of none beyond", () => {
    const bands = LISTENING.map(bandOf);
    expect([...new Set(bands)].toSorted()).toEqual(["A0", "A1.1", "A1.2", "A2.1", "A2.2"]);
  });

  it("has the right option at every place", () => {
    expect(new Set(LISTENING.map(placeOfRight)).size).toBe(4);
  });
});
