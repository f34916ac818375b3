import { describe, expect, it } from "vitest";

import { type Taps, needOf, nextQuestion, parseTaps, tapsBefore } from "./five-taps.ts";

const ALL: Taps = {
  who: "child",
  age: "7-11",
  programme: "tajweed",
  level: "any",
  when: "weekend-morning",
};

const asker = { language: "fr", isSameGenderRule: false } as const;

describe("a need in five taps", () => {
  it("asks one thing after the other, and then nothing more", () => {
    const said: Taps = {};
    const asked = [];
    for (let question = nextQuestion(said); question; question = nextQuestion(said)) {
      asked.push(question);
      Object.assign(said, { [question]: ALL[question] });
    }
    expect(asked).toEqual(["who", "age", "programme", "level", "when"]);
    expect(said).toEqual(ALL);
  });

  it.each([
    [{}, {}],
    [ALL, ALL],
    [{ ...ALL, age: "woman" }, { who: "child" }],
    [
      { who: "me", age: "woman", level: "any" },
      { who: "me", age: "woman" },
    ],
    [
      { ...ALL, programme: "<b>" },
      { who: "child", age: "7-11" },
    ],
    [{ who: "nobody" }, {}],
  ])("is read from %j", (raw, taps) => {
    expect(parseTaps(raw)).toEqual(taps);
  });

  it("goes back to a question with what was said before it", () => {
    expect(tapsBefore(ALL, "programme")).toEqual({ who: "child", age: "7-11" });
    expect(tapsBefore(ALL, "who")).toEqual({});
  });

  it("seeks a teacher of a girl's own gender from 12 on, where the institute keeps to it", () => {
    const girl: Taps = { ...ALL, age: "girl" };
    expect(needOf(girl, asker)).not.toHaveProperty("gender");
    const kept = needOf(girl, { ...asker, isSameGenderRule: true });
    expect(kept).toMatchObject({ gender: "F", audience: "teenagers" });
    expect(needOf(ALL, { ...asker, isSameGenderRule: true })).not.toHaveProperty("gender");
  });

  it("seeks teachers of that age, of that programme, at those hours, in the visitor's language", () => {
    expect(needOf(ALL, asker)).toEqual({
      language: "fr",
      programme: "tajweed",
      audience: "children",
      days: [0, 1],
      parts: ["morning"],
    });
    expect(needOf({ ...ALL, when: "any" }, asker)).not.toHaveProperty("days");
  });
});
