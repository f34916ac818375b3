import { expect, it } from "vitest";

import { initialOf } from "./initial.ts";

it.each([
  ["Heba Salah", "H"],
  ["élise", "É"],
  ["عبد الرحمن", "ر"],
  ["الأزهري", "أ"],
  ["ال", "ا"],
  [" هبة", "ه"],
  ["", ""],
])("of %j is %j", (name, letter) => {
  expect(initialOf(name)).toBe(letter);
});
