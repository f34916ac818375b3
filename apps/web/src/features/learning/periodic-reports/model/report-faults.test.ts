import { PERIODIC_TEXT_MAX } from "@riwaq/contracts/learning/periodic-reports";
import { expect, test } from "vitest";

import { faultsOf, isSameText } from "./report-faults.ts";

const text = { summary: "Un bon trimestre.", strengths: "", next_steps: "" };
const long = "x".repeat(PERIODIC_TEXT_MAX + 1);

test.each([
  ["may be saved empty", { ...text, summary: "" }, false, {}],
  ["is not submitted without a word", { ...text, summary: "" }, true, { summary: ["required"] }],
  ["is not submitted with blanks", { ...text, summary: " \n" }, true, { summary: ["required"] }],
  ["is submitted with a summary alone", text, true, {}],
  [
    "says of each part that it is too long",
    { ...text, strengths: long, next_steps: long },
    false,
    { strengths: ["text_long"], next_steps: ["text_long"] },
  ],
])("it %s", (_, values, isSubmitted, faults) => {
  expect(faultsOf(values, isSubmitted)).toEqual(faults);
});

test("it is the same where every part is", () => {
  expect(isSameText(text, { ...text })).toBe(true);
  expect(isSameText(text, { ...text, next_steps: "Lire." })).toBe(false);
});
