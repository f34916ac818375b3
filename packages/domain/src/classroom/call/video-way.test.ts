import fc from "fast-check";
import { expect, it, test } from "vitest";

import { VIDEO_AT_FIRST, nextVideoWay, videoShareOf } from "./video-way.ts";
import type { Measurement, VideoWay } from "./video-way.ts";

type Line = Omit<Measurement, "atMs">;

const GOOD: Line = { lossPercent: 0, roundTripMs: 80, outgoingBitsPerSecond: 300_000 };
/** What a browser measures while it sends a voice alone. */
const VOICE_ALONE: Line = { ...GOOD, outgoingBitsPerSecond: 75_000 };
const LOSSY: Line = { ...GOOD, lossPercent: 5 };
const NARROW: Line = { ...GOOD, outgoingBitsPerSecond: 24_000 };
const LATE: Line = { ...GOOD, roundTripMs: 1200 };

/** The way after each second of these. */
function waysOf(lines: readonly Line[], from: VideoWay = VIDEO_AT_FIRST): VideoWay[] {
  let way = from;
  return lines.map((line, second) => (way = nextVideoWay(way, { ...line, atMs: second * 1000 })));
}

const seconds = (count: number, line: Line) => Array.from({ length: count }, () => line);
const isHeldAfter = (lines: readonly Line[]) => waysOf(lines).at(-1)?.isHeld;

test.each([
  ["at 5 % of loss", LOSSY],
  ["at 24 kbit/s", NARROW],
  ["at a round trip of more than a second", LATE],
])("%s the picture gives way after four seconds, and stays away", (_when, line) => {
  expect(isHeldAfter(seconds(4, line))).toBe(false);
  expect(isHeldAfter(seconds(5, line))).toBe(true);
  expect(isHeldAfter(seconds(600, line))).toBe(true);
});

test("a short fault changes nothing", () => {
  const lines = [...seconds(3, LOSSY), GOOD, ...seconds(3, LOSSY), GOOD];
  expect(isHeldAfter(lines)).toBe(false);
});

test("it comes back after twenty seconds of a good line, also where only a voice could be measured", () => {
  const lines = [...seconds(5, LOSSY), ...seconds(20, VOICE_ALONE)];
  expect(isHeldAfter(lines)).toBe(true);
  expect(isHeldAfter([...lines, VOICE_ALONE])).toBe(false);
});

test("a picture that comes back is given time until the line has grown", () => {
  const back = [...seconds(5, LOSSY), ...seconds(21, VOICE_ALONE)];
  expect(isHeldAfter([...back, ...seconds(7, VOICE_ALONE), ...seconds(60, GOOD)])).toBe(false);
  expect(isHeldAfter([...back, ...seconds(20, VOICE_ALONE)])).toBe(true);
});

test("what had to go again soon waits twice as long", () => {
  const twice = [...seconds(5, LOSSY), ...seconds(21, GOOD), ...seconds(5, LOSSY)];
  expect(isHeldAfter([...twice, ...seconds(40, GOOD)])).toBe(true);
  expect(isHeldAfter([...twice, ...seconds(41, GOOD)])).toBe(false);
});

test("where a browser says nothing, nothing is decided", () => {
  const nothing: Line = { lossPercent: null, roundTripMs: null, outgoingBitsPerSecond: null };
  expect(isHeldAfter(seconds(60, nothing))).toBe(false);
  expect(isHeldAfter([...seconds(5, LOSSY), ...seconds(600, nothing)])).toBe(true);
});

const line = fc.record({
  lossPercent: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
  roundTripMs: fc.option(fc.integer({ min: 1, max: 3000 })),
  outgoingBitsPerSecond: fc.option(fc.integer({ min: 0, max: 2_000_000 })),
});
/** Weather as it is: some seconds of one kind after some of another. */
const weather = fc
  .array(
    fc.tuple(fc.oneof(line, fc.constantFrom(GOOD, LOSSY, NARROW)), fc.integer({ min: 1, max: 45 })),
    {
      minLength: 1,
      maxLength: 60,
    },
  )
  .map((spells) => spells.flatMap(([one, count]) => seconds(count, one)).slice(0, 600));

it("after any weather, five seconds of a line that is too weak leave the voice alone on it", () => {
  const weak = fc.oneof(
    line.map((one) => ({ ...one, lossPercent: 5 + (one.lossPercent ?? 0) })),
    line.map((one) => ({ ...one, outgoingBitsPerSecond: 24_000 })),
  );
  fc.assert(
    fc.property(weather, weak, (lines, bad) => {
      const way = waysOf([...lines, ...seconds(5, bad)]).at(-1);
      expect(way && videoShareOf(way)).toBe(0);
    }),
  );
});

it("does not flap: five returns at most in ten minutes of any weather, none within twenty seconds", () => {
  fc.assert(
    fc.property(weather, (lines) => {
      const held = waysOf(lines).map(({ isHeld }) => isHeld);
      const changes = held.flatMap((isHeld, at) =>
        isHeld === (held[at - 1] ?? false) ? [] : [at],
      );
      const returns = changes.filter((at) => !held[at]);
      expect(returns.length).toBeLessThanOrEqual(5);
      for (const at of returns) {
        expect(at - (changes[changes.indexOf(at) - 1] ?? 0)).toBeGreaterThanOrEqual(20);
      }
    }),
  );
});
