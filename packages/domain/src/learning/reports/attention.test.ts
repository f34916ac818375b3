import { describe, expect, test } from "vitest";

import { DAY_MS } from "../../time/civil-date.ts";
import { PERFORMANCES } from "../../words.ts";
import { attentionOf, type Mark } from "./attention.ts";

const nowMs = Date.parse("2026-11-24T16:00:00Z");

/** E, G and A are grades of one who was there, x is an absence; the newest first. */
const marks = (text: string): Mark[] =>
  [...text].map((letter) =>
    letter === "x"
      ? { attendance: "absent", grade: null }
      : {
          attendance: "present",
          grade: PERFORMANCES.find((one) => one.startsWith(letter)) ?? null,
        },
  );
const busy = { lastHeldAtMs: nowMs - DAY_MS, nextAtMs: nowMs + DAY_MS, nowMs };

test.each([
  ["", []],
  ["GGG", []],
  ["xGG", []],
  ["xGx", ["absent"]],
  ["xx", ["absent"]],
  ["xGGx", []],
  ["GGAGEEEE", ["falling"]],
  ["GGGGGGGG", []],
  // By exactly three quarters, and by less.
  ["GAAGGGG", []],
  ["GGGEEEG", ["falling"]],
  ["GGGEEGG", []],
  ["AAAE", []],
  ["AAAEE", ["falling"]],
  ["AAEEE", ["falling"]],
  // Absences carry no grade and are passed over.
  ["AxAGAEE", ["falling"]],
  ["xxAAAEE", ["absent", "falling"]],
  // Only the five before are looked at.
  ["GGGAAAAAEEEEE", []],
])("after %s: %j", (text, reasons) => {
  expect(attentionOf({ ...busy, marks: marks(text) })).toEqual(reasons);
});

describe("who has been away", () => {
  const away = (heldDaysAgo: number | null, nextInDays: number | null) =>
    attentionOf({
      marks: [],
      nowMs,
      lastHeldAtMs: heldDaysAgo === null ? null : nowMs - heldDaysAgo * DAY_MS,
      nextAtMs: nextInDays === null ? null : nowMs + nextInDays * DAY_MS,
    });

  test.each([
    [14, null, ["away"]],
    [13.99, null, []],
    [30, 7, []],
    [30, 7.01, ["away"]],
    [30, 0.1, []],
    [null, null, []],
    [null, 20, []],
  ])("last held %s days ago, next in %s", (held, next, reasons) => {
    expect(away(held, next)).toEqual(reasons);
  });
});
