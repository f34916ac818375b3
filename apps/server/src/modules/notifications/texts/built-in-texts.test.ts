import { LANGUAGES } from "@riwaq/contracts/languages";
import { faultsOfText } from "@riwaq/domain/notifications/wording";
import { describe, expect, it } from "vitest";

import { builtInTexts } from "./built-in-texts.ts";
import { TEXTS, findText } from "./find-text.ts";

const textsOf = (template: string, language: (typeof LANGUAGES)[number] = "en") =>
  builtInTexts(findText(template)!, language);
const named = (template: string, name: string) =>
  textsOf(template).find((one) => one.name === name)!;

describe("the texts that come with the software", () => {
  it.each(TEXTS)("$template fits what is asked of another in its place", (text) => {
    for (const language of LANGUAGES) {
      const texts = builtInTexts(text, language);
      expect(texts.map(({ part }) => part)).toEqual(
        expect.arrayContaining(["subject", "greeting", "body", "action", "footer"]),
      );
      expect(new Set(texts.map(({ name }) => name)).size).toBe(texts.length);
      for (const one of texts) {
        expect([text.template, language, one.name, ...faultsOfText(one.text, one)]).toEqual([
          text.template,
          language,
          one.name,
        ]);
      }
    }
  });

  it("stand in each plural form that the language has", () => {
    const forms = (language: "en" | "fr" | "ar") =>
      textsOf("lesson-booked", language).flatMap(({ part, form }) =>
        part === "body" ? [form] : [],
      );
    expect(forms("en")).toEqual(["one", "other"]);
    expect(forms("fr")).toEqual(["one", "many", "other"]);
    expect(forms("ar")).toEqual(["zero", "one", "two", "few", "many", "other"]);
  });

  it("keep their hours and what chooses a word; names may go", () => {
    expect(named("reminder-day", "subject").needed).toEqual(["date", "time"]);
    expect(named("lesson-booked", "bell_one")).toMatchObject({
      needed: ["at"],
      variables: ["count", "teacher", "students", "at"],
    });
    expect(named("contact-message", "subject")).toMatchObject({
      text: "Contact form: {{topic}}",
      needed: ["topic"],
    });
    expect(named("contact-message", "body").needed).toEqual(["replyTo"]);
  });

  it("say what they take over from another text in full", () => {
    expect(named("lesson-booked", "footer").text).toMatch(/^You receive this mail because/);
  });

  it("say one thing in the bell once, however many mails there are beside it", () => {
    expect(textsOf("make-up-granted").map(({ part }) => part)).toContain("bell");
    expect(textsOf("make-up-refused").map(({ part }) => part)).not.toContain("bell");
    expect(textsOf("verify-email").map(({ part }) => part)).not.toContain("bell");
  });
});
