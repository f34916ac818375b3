import { expect, test } from "vitest";

import { matchesText } from "./search-text.ts";

test.each([
  ["Inès Lambert", "ines"],
  ["Inès Lambert", "  LAMBERT "],
  ["Ines Lambert", "inès"],
  ["Agnès Lebœuf", "leboeuf"],
  ["أحمد الشافعي", "احمد"],
  ["احمد", "أحمد"],
  ["مُحَمَّد", "محمد"],
  ["سارة التازي", "ساره"],
  ["هدى", "هدي"],
  ["آمنة", "امنة"],
  ["عبـد الله", "عبد الله"],
  ["Inès  Lambert", "ines lambert"],
])("%s is found by %s", (name, typed) => {
  expect(matchesText([name], typed)).toBe(true);
});

test("another name is not found", () => {
  expect(matchesText(["Inès Lambert"], "yanis")).toBe(false);
});

test("one of several names is enough", () => {
  expect(matchesText(["Inès Lambert", "Yanis Lambert"], "yan")).toBe(true);
});

test("nothing typed finds everybody", () => {
  expect(matchesText(["Inès Lambert"], " ")).toBe(true);
});
