/** Two ways of counting that teachers of recitation use, and one of them for children. Staff make others of them. */
import { MARK_KINDS, type MarkKind } from "../learning/marks/kinds.ts";
import { type SchemePoints, isOfMemory } from "./scoring.ts";

const OF_MEMORY = MARK_KINDS.filter(isOfMemory);
const OF_TAJWID = MARK_KINDS.filter((kind) => !isOfMemory(kind));
/** A fault of breath or pace is told, and takes nothing. */
const TAKES_NOTHING = new Set<MarkKind>(["breath", "pace"]);

const each = (kinds: readonly MarkKind[], points: number) =>
  Object.fromEntries(
    kinds.filter((kind) => !TAKES_NOTHING.has(kind)).map((kind) => [kind, points]),
  ) as SchemePoints["memory"];

const fiftyFifty: SchemePoints = {
  full: { memory: 50, tajwid: 50 },
  memory: { ...each(OF_MEMORY, 2), hesitation: 1, "self-corrected": 2, prompted: 3 },
  tajwid: each(OF_TAJWID, 1),
  sameAtMost: null,
  repeatedTajwid: 3,
  pass: { memory: 35, tajwid: 25 },
  promptsAtMost: null,
};

const halfOneTwo: SchemePoints = {
  full: { memory: 20, tajwid: 20 },
  memory: { ...each(OF_MEMORY, 2), hesitation: 0.5, "self-corrected": 1 },
  tajwid: each(OF_TAJWID, 0.5),
  sameAtMost: null,
  repeatedTajwid: 1,
  pass: { memory: 10, tajwid: 10 },
  promptsAtMost: 3,
};

/** Named by their figures, which read the same in every language. */
export const FIRST_SCHEMES: ReadonlyArray<{ key: string; name: string; points: SchemePoints }> = [
  { key: "fifty-fifty", name: "50 + 50", points: fiftyFifty },
  { key: "fifty-fifty-children", name: "50 + 50 (3×)", points: { ...fiftyFifty, sameAtMost: 3 } },
  { key: "half-one-two", name: "½ · 1 · 2", points: halfOneTwo },
];
