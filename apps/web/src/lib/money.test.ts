import { expect, test } from "vitest";

import { formatPrice, hundredthsOf } from "./money.ts";

test.each([
  ["96", 9600],
  ["96,5", 9650],
  ["96.05", 9605],
  [" 0,01 ", 1],
  ["96,005", null],
  ["-1", null],
  ["1 000", null],
  ["", null],
])("%o is %o", (text, hundredths) => {
  expect(hundredthsOf(text)).toBe(hundredths);
});

test("a price is said in the reader's language", () => {
  expect(formatPrice(9605, "EUR", "fr").replaceAll(/\s/gu, " ")).toBe("96,05 €");
});
