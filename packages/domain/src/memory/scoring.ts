/** How the mistakes of a test are counted. No standard exists: schemes are data with a version, kept beside each test. */
import type { MarkKind } from "../learning/marks/kinds.ts";

export type SchemePoints = {
  /** From which points are taken off: one figure for memory, one for tajwid. */
  full: { memory: number; tajwid: number };
  /** Points that a mistake of a kind takes; of a kind that is not named none. */
  memory: Partial<Record<MarkKind, number>>;
  tajwid: Partial<Record<MarkKind, number>>;
  /** The same mistake at the same word counts at most so often; null without end. */
  sameAtMost: number | null;
  /** What a mistake of tajwid takes once it was made before in the test; null where it takes the same. */
  repeatedTajwid: number | null;
  /** At least so much of each, or the test is not passed. */
  pass: { memory: number; tajwid: number };
};
