import { expect, it } from "vitest";

import { languageLabel, languageName } from "./language-name.ts";

it.each([
  ["fr", "en", "French", "French"],
  ["ar", "fr", "arabe", "Arabe"],
  ["fr", "ar", "الفرنسية", "الفرنسية"],
] as const)("names %s to a reader of %s", (code, reader, name, label) => {
  expect(languageName(code, reader)).toBe(name);
  expect(languageLabel(code, reader)).toBe(label);
});
