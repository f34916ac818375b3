import type { NewVersion, Scheme, SchemePoints } from "@riwaq/contracts/memory/schemes";
import { MARK_KINDS, type MarkKind } from "@riwaq/domain/learning/marks/kinds";
import { isOfMemory } from "@riwaq/domain/memory/scoring";

/** What a mistake of memory takes is said of each kind; what one of letters and rules takes, of all of them at once. */
export const MEMORY_KINDS = MARK_KINDS.filter(isOfMemory);

const NUMBERS = [
  "fullMemory",
  "fullTajwid",
  "passMemory",
  "passTajwid",
  "tajwid",
  "repeatedTajwid",
  "sameAtMost",
  "promptsAtMost",
] as const;
export type NumberField = (typeof NUMBERS)[number];

/** As they are typed; an empty one is no such rule. */
export type SchemeValues = { name: string } & Record<NumberField, string> &
  Record<"memory", Partial<Record<MarkKind, string>>>;

const typed = (value: number | null | undefined) =>
  value === null || value === undefined ? "" : String(value);

export function valuesOf({ name, points }: Scheme): SchemeValues {
  const { full, pass, memory, tajwid } = points;
  return {
    name,
    fullMemory: typed(full.memory),
    fullTajwid: typed(full.tajwid),
    passMemory: typed(pass.memory),
    passTajwid: typed(pass.tajwid),
    tajwid: typed(Math.max(0, ...Object.values(tajwid))),
    repeatedTajwid: typed(points.repeatedTajwid),
    sameAtMost: typed(points.sameAtMost),
    promptsAtMost: typed(points.promptsAtMost),
    memory: Object.fromEntries(MEMORY_KINDS.map((kind) => [kind, typed(memory[kind])])),
  };
}

/** What is no number the server refuses. */
const numberIn = (text: string | undefined) => {
  const plain = (text ?? "").trim().replace(",", ".");
  return plain === "" ? null : Number(plain);
};

/** Kinds of letters and rules that took nothing go on taking nothing. */
export function versionOf(values: SchemeValues, before: SchemePoints): NewVersion {
  const number = (field: NumberField) => numberIn(values[field]) ?? 0;
  const memory = MEMORY_KINDS.flatMap((kind) => {
    const points = numberIn(values.memory[kind]);
    return points === null ? [] : [[kind, points] as const];
  });
  const tajwid = Object.keys(before.tajwid).map((kind) => [kind, number("tajwid")] as const);
  return {
    name: values.name,
    points: {
      full: { memory: number("fullMemory"), tajwid: number("fullTajwid") },
      memory: Object.fromEntries(memory),
      tajwid: Object.fromEntries(tajwid),
      sameAtMost: numberIn(values.sameAtMost),
      repeatedTajwid: numberIn(values.repeatedTajwid),
      pass: { memory: number("passMemory"), tajwid: number("passTajwid") },
      promptsAtMost: numberIn(values.promptsAtMost),
    },
  };
}
