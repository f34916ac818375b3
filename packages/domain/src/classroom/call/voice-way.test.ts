import fc from "fast-check";
import { expect, it, test } from "vitest";

import type { Measurement } from "./video-way.ts";
import { VOICE_AT_FIRST, type VoiceWay, nextVoiceWay, voiceShareOf } from "./voice-way.ts";

type Line = Omit<Measurement, "atMs">;

const GOOD: Line = { lossPercent: 0, roundTripMs: 80, outgoingBitsPerSecond: 300_000 };
/** What a browser measures while it sends half a voice. */
const HALF: Line = { ...GOOD, outgoingBitsPerSecond: 38_000 };

/** The way after each second of these. */
function waysOf(lines: readonly Line[]): VoiceWay[] {
  let way = VOICE_AT_FIRST;
  return lines.map((line, second) => (way = nextVoiceWay(way, { ...line, atMs: second * 1000 })));
}

const seconds = (count: number, line: Line) => Array.from({ length: count }, () => line);
const shareAfter = (lines: readonly Line[]) => waysOf(lines).map(voiceShareOf).at(-1);

test.each([
  ["at 10 % of loss", { ...GOOD, lossPercent: 10 }],
  ["at 24 kbit/s", { ...GOOD, outgoingBitsPerSecond: 24_000 }],
  ["at a round trip of more than a second", { ...GOOD, roundTripMs: 1200 }],
])("%s the voice makes do with half after three seconds", (_when, line) => {
  expect(shareAfter(seconds(3, line))).toBe(24_000);
  expect(shareAfter(seconds(4, line))).toBe(12_000);
  expect(shareAfter(seconds(600, line))).toBe(12_000);
});

it("is whole again after thirty seconds of a good line", () => {
  const bad = seconds(5, { ...GOOD, lossPercent: 40 });
  expect(shareAfter([...bad, ...seconds(30, HALF)])).toBe(12_000);
  expect(shareAfter([...bad, ...seconds(31, HALF)])).toBe(24_000);
});

it("bears 5 % of loss, and a short fault, as it is", () => {
  expect(shareAfter(seconds(600, { ...GOOD, lossPercent: 5 }))).toBe(24_000);
  const fault = seconds(2, { ...GOOD, lossPercent: 60 });
  expect(shareAfter([...fault, GOOD, ...fault, GOOD])).toBe(24_000);
});

it("changes nothing where a browser says nothing", () => {
  const nothing: Line = { lossPercent: null, roundTripMs: null, outgoingBitsPerSecond: null };
  expect(shareAfter(seconds(60, nothing))).toBe(24_000);
});

it("is never silenced, and does not flap: once in thirty seconds at most", () => {
  const some = fc.record({
    lossPercent: fc.option(fc.integer({ min: 0, max: 100 })),
    roundTripMs: fc.option(fc.integer({ min: 1, max: 3000 })),
    outgoingBitsPerSecond: fc.option(fc.integer({ min: 0, max: 500_000 })),
  });
  fc.assert(
    fc.property(fc.array(some, { maxLength: 600 }), (lines) => {
      const shares = waysOf(lines).map(voiceShareOf);
      const returns = shares.filter((share, at) => at > 0 && share > (shares[at - 1] ?? 0));
      expect(shares.every((share) => share >= 12_000)).toBe(true);
      expect(returns.length).toBeLessThanOrEqual(lines.length / 30);
    }),
  );
});
