import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { type TextRule, PART_MAX, faultsOfText, filledIn, variablesIn } from "./wording.ts";

const RULE: TextRule = {
  part: "subject",
  variables: ["teacher", "at", "date", "time"],
  needed: ["at"],
};
const BODY: TextRule = { part: "body", variables: ["teacher"], needed: [] };
const kindsOf = (text: string, rule = BODY) => faultsOfText(text, rule).map(({ kind }) => kind);

describe("a text of the institute's own", () => {
  it.each([
    "Your lesson with {{teacher}}: {{at}}",
    "Le {{date}} à {{ time }}",
    "موعد الحصة: {{at}}",
  ])("may be %s", (text) => expect(faultsOfText(text, RULE)).toEqual([]));

  it.each([
    ["", "empty"],
    [" \n ", "empty"],
    ["a".repeat(PART_MAX.body + 1), "long"],
    ["{{teacher}", "braces"],
    ["{teacher}", "braces"],
    ["{count, plural, one {a} other {b}}", "braces"],
    ["{{ teacher.name }}", "braces"],
    ["See https://example.test/x now", "link"],
    ["See www.example.test", "link"],
    ["See example.test", "link"],
    ["Write to info@example.test", "link"],
    ["Some <b>bold</b> words", "markup"],
    ["A [word](there)", "markup"],
    ["&nbsp;word", "markup"],
    ["$t(mails:brand)", "markup"],
    ["turned \u202e round", "unreadable"],
    ["nothing \u0000 here", "unreadable"],
    ["half \ud800", "unreadable"],
  ])("%j is refused: %s", (text, kind) => expect(kindsOf(text)).toContain(kind));

  it("is of one line but for the body and the footer", () => {
    expect(kindsOf("One\nTwo")).toEqual([]);
    expect(kindsOf("One\nTwo", { ...BODY, part: "footer" })).toEqual([]);
    expect(kindsOf("One\nTwo", { ...BODY, part: "action" })).toEqual(["lines"]);
  });

  it("names the variable that nothing is put in for, and the one that must stay", () => {
    expect(faultsOfText("{{teecher}} teaches", RULE)).toEqual([
      { kind: "unknown", variable: "teecher" },
      { kind: "missing", variable: "at" },
    ]);
  });

  it("says an hour whole, or by its day and its time", () => {
    expect(kindsOf("{{date}}", RULE)).toEqual(["missing"]);
    expect(kindsOf("{{date}}, {{time}}", RULE)).toEqual([]);
    expect(kindsOf("{{at}}", { ...RULE, needed: ["date", "time"] })).toEqual([]);
  });

  it("names what is a link or markup", () => {
    expect(faultsOfText("At lessons.example.test/a?b now", BODY)).toEqual([
      { kind: "link", piece: "lessons.example.test/a?b" },
    ]);
    expect(faultsOfText("Some <b>words", BODY)).toEqual([{ kind: "markup", piece: "<b>" }]);
  });

  it("keeps the joiners of Arabic script, and points that end a sentence", () => {
    expect(kindsOf("می\u200cخواهم")).toEqual([]);
    expect(kindsOf("It is over. See it (p. 3, e.g. now).")).toEqual([]);
  });
});

describe("filling in", () => {
  it("puts each value in once, and leaves what has none", () => {
    expect(filledIn("{{a}} {{ b }} {{c}}", { a: "{{b}}", b: "$&" })).toBe("{{b}} $& {{c}}");
    expect(filledIn("{{constructor}}", {})).toBe("{{constructor}}");
  });

  it("leaves no variable where each has a value, whatever stands around them", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const text = `${before}{{a}}${after}`;
        const values = Object.fromEntries(variablesIn(text).map((name) => [name, "x"]));
        expect(filledIn(text, values)).not.toContain("{{a}}");
      }),
    );
  });

  it("never throws, and a text that is refused nothing is filled whole", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        if (faultsOfText(text, BODY).length > 0) return;
        expect(filledIn(text, { teacher: "T" })).not.toMatch(/[{}]/);
      }),
    );
  });
});
