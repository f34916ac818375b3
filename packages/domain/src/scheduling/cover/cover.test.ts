import fc from "fast-check";
import { describe, expect, it } from "vitest";

import {
  type CoverState,
  type CoverStep,
  coverDeclinableUntilMs,
  coverHeldUntilMs,
  stepCover,
} from "./cover.ts";

const NOW = Date.UTC(2026, 10, 23, 8);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ahead = fc.integer({ min: 1, max: 60 * 24 * HOUR_MS });

describe("the hour of a substitute", () => {
  it("is held for a day, and never until the lesson itself", () => {
    expect(coverHeldUntilMs({ startsAtMs: NOW + 100 * HOUR_MS }, NOW)).toBe(NOW + 24 * HOUR_MS);
    expect(coverHeldUntilMs({ startsAtMs: NOW + 10 * HOUR_MS }, NOW)).toBe(NOW + 5 * HOUR_MS);
    fc.assert(
      fc.property(ahead, (ms) => {
        const until = coverHeldUntilMs({ startsAtMs: NOW + ms }, NOW);
        expect(until).toBeGreaterThanOrEqual(NOW);
        expect(until).toBeLessThan(NOW + ms);
      }),
    );
  });

  it("is declined until three hours before, or half of what was left", () => {
    const startsAtMs = NOW + 24 * HOUR_MS;
    expect(coverDeclinableUntilMs({ startsAtMs }, NOW)).toBe(startsAtMs - 3 * HOUR_MS);
    expect(coverDeclinableUntilMs({ startsAtMs: NOW + 2 * HOUR_MS }, NOW)).toBe(NOW + HOUR_MS);
    fc.assert(
      fc.property(ahead, (ms) => {
        const until = coverDeclinableUntilMs({ startsAtMs: NOW + ms }, NOW);
        expect(until === null).toBe(ms < 10 * MINUTE_MS);
        expect(until ?? NOW + 5 * MINUTE_MS).toBeGreaterThanOrEqual(NOW + 5 * MINUTE_MS);
        expect(until ?? NOW).toBeLessThan(NOW + ms);
      }),
    );
  });

  it.each([
    [10, NOW + 5 * MINUTE_MS],
    [9, null],
    [0, null],
    [-20, null],
  ])("told %i minutes before it begins, is declined until %s", (minutes, until) => {
    const startsAtMs = NOW + minutes * MINUTE_MS;
    expect(coverDeclinableUntilMs({ startsAtMs }, NOW)).toBe(until);
  });
});

const cover = (state: CoverState) => ({
  state,
  startsAtMs: NOW + 10 * HOUR_MS,
  heldUntilMs: NOW + 5 * HOUR_MS,
  declinableUntilMs: NOW + 7 * HOUR_MS,
});

describe("a cover", () => {
  it.each([
    ["offered", "agree", 0, "standing"],
    ["offered", "agree", 5, null],
    ["offered", "refuse", 0, "declined"],
    ["offered", "lapse", 0, "offered"],
    ["offered", "lapse", 5, "lapsed"],
    ["offered", "withdraw", 6, "withdrawn"],
    ["offered", "decline", 0, null],
    ["standing", "decline", 6, "declined"],
    ["standing", "decline", 7, null],
    ["standing", "undo", 9, "undone"],
    ["standing", "undo", 10, null],
    ["standing", "agree", 0, "standing"],
    ["lapsed", "agree", 0, null],
  ] as const)("%s, %s after %d hours: %s", (state, step, hours, becomes) => {
    const outcome = stepCover(cover(state), step, NOW + hours * HOUR_MS);
    expect(outcome.ok ? outcome.state : null).toBe(becomes);
  });

  it("that cannot be declined is not, long before it begins", () => {
    const asked = { ...cover("standing"), declinableUntilMs: null };
    expect(stepCover(asked, "decline", NOW)).toEqual({ ok: false, reason: "cover_over" });
  });

  it("once settled changes no more, whatever is asked", () => {
    const settled = fc.constantFrom("declined", "lapsed", "withdrawn", "undone" as const);
    const steps = fc.constantFrom<CoverStep>(
      "agree",
      "refuse",
      "decline",
      "withdraw",
      "lapse",
      "undo",
    );
    fc.assert(
      fc.property(settled, steps, ahead, (state, step, ms) => {
        const outcome = stepCover(cover(state), step, NOW + ms);
        expect(outcome.ok && outcome.isNew).toBe(false);
      }),
    );
  });
});
