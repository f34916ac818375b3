import { LANGUAGES } from "@riwaq/contracts/languages";
import { MESSAGE_KEYS } from "@riwaq/contracts/messages";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { brandText, languageOf, mailText, messageText } from "./translate.ts";

describe("messages", () => {
  it.each(LANGUAGES)("all have a text in %s", (language) => {
    const params = { count: 2 };
    const missing = MESSAGE_KEYS.filter((key) => messageText({ key, params }, language) === key);
    expect(missing).toEqual([]);
  });

  it("are put together in the reader's language, inner texts as well", () => {
    const params = { entry: 3, reason: "slot_bad_time" };
    expect(messageText({ key: "slot_entry", params }, "en")).toBe("Entry 3: Invalid time");
    expect(messageText({ key: "slot_entry", params }, "fr")).toMatch(
      /^Plage 3\s: Heure non valide$/,
    );
  });

  it.each([
    [1, "ساعة واحدة"],
    [2, "ساعتين"],
    [5, "5 ساعات"],
    [24, "24 ساعة"],
  ])("count in Arabic as Arabic does: %i", (count, hours) => {
    expect(messageText({ key: "notice_too_late", params: { count } }, "ar")).toContain(
      `ب${hours} `,
    );
  });

  it.each(["$t(errors:internal)", "{{day}}", "<b>&amp;</b>", "$1 $& $$"])(
    "show what a person wrote as it is: %s",
    (student) => {
      const params = { day: 0, start: "09:00", end: "10:00", student };
      const text = messageText({ key: "slot_carries_lesson", params }, "en");
      expect(text).toContain(` 09:00–10:00 carries a lesson with ${student}.`);
    },
  );
});

describe("mail texts", () => {
  it.each(LANGUAGES)("greet by name in %s, whatever the name is", (language) => {
    const name = "{{link}} $t(errors:internal) <b>";
    expect(mailText("greeting", language, { name, link: "hidden" })).toContain(name);
  });
});

describe("the reader's language", () => {
  it.each([
    [undefined, undefined, "en"],
    ["fr", undefined, "fr"],
    ["fr", "ar", "fr"],
    ["FR-ca", undefined, "fr"],
    ["de", "ar", "ar"],
    ["", "fr", "fr"],
    [undefined, "fr-CA,fr;q=0.9", "fr"],
    [undefined, "de,ar;q=0.3,fr;q=0.7", "fr"],
    [undefined, "de, ar ; q=0.3 , fr ;Q=0.7", "fr"],
    [undefined, "fr;q=0, ar;q=0.1", "ar"],
    [undefined, "*", "en"],
    [undefined, "de-DE,de", "en"],
    [undefined, ";;q=,,fr;q=x", "en"],
  ])("of the cookie %j and the header %j is %s", (cookie, header, language) => {
    expect(languageOf(cookie, header)).toBe(language);
  });

  it("is always one of ours, whatever is sent", () => {
    const text = fc.option(fc.string({ unit: "binary", maxLength: 60 }), { nil: undefined });
    fc.assert(
      fc.property(text, text, (cookie, header) => {
        expect(LANGUAGES).toContain(languageOf(cookie, header));
      }),
      { seed: 20_261_121 },
    );
  });
});

it("writes the product's own name in the reader's letters, and an institute's as it is", () => {
  expect([brandText("en"), brandText("fr"), brandText("ar")]).toEqual(["Riwaq", "Riwaq", "رواق"]);
  expect(brandText("ar", "Riwaq")).toBe("رواق");
  expect(brandText("ar", "Dar Nour")).toBe("Dar Nour");
});
