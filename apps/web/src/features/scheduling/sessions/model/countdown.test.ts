import { expect, it } from "vitest";

import { countdown } from "./countdown.ts";

it.each([
  [600_000, "10:00"],
  [599_001, "10:00"],
  [65_000, "1:05"],
  [1, "0:01"],
  [-5000, "0:00"],
])("of %i milliseconds is %s", (leftMs, text) => {
  expect(countdown(leftMs)).toBe(text);
});
