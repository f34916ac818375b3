import type { NewScheme, SchemePoints } from "@riwaq/contracts/memory/schemes";
import { MARK_KINDS, type MarkKind } from "@riwaq/domain/learning/marks/kinds";
import { isOfMemory } from "@riwaq/domain/memory/scoring";

const NUMBERS = [
  "fullMemory",
  "fullTajwid",
  "passMemory",
  "passTajwid",
  "repeatedTajwid",
  "sameAtMost",
  "promptsAtMost",
] as const;
export type NumberField = (typeof NUMBERS)[number];

/** As they are typed; an empty one is no such rule, and of a kind that it takes nothing. */
export type SchemeValues = { name: string } & Record<NumberField, string> &
  Record<"taken", Partial<Record<MarkKind, string>>>;

const typed = (value: number | null | undefined) =>
  value === null || value === undefined ? "" : String(value);

/** Of a scheme from nothing `points` are null. */
export function valuesOf(name: string, points: SchemePoints | null): SchemeValues {
  const all = { ...points?.memory, ...points?.tajwid };
  return {
    name,
    fullMemory: typed(points?.full.memory),
    fullTajwid: typed(points?.full.tajwid),
    passMemory: typed(points?.pass.memory),
    passTajwid: typed(points?.pass.tajwid),
    repeatedTajwid: typed(points?.repeatedTajwid),
    sameAtMost: typed(points?.sameAtMost),
    promptsAtMost: typed(points?.promptsAtMost),
    taken: Object.fromEntries(MARK_KINDS.map((kind) => [kind, typed(all[kind])])),
  };
}

/** What is no number the server refuses. */
const numberIn = (text: string | undefined) => {
  const plain = (text ?? "").trim().replace(",", ".");
  return plain === "" ? null : Number(plain);
};

export function schemeOf(values: SchemeValues): NewScheme {
  const number = (field: NumberField) => numberIn(values[field]) ?? 0;
  const taken = (ofMemory: boolean) =>
    Object.fromEntries(
      MARK_KINDS.flatMap((kind) => {
        const points = isOfMemory(kind) === ofMemory ? numberIn(values.taken[kind]) : null;
        return points === null ? [] : [[kind, points] as const];
      }),
    );
  return {
    name: values.name,
    points: {
      full: { memory: number("fullMemory"), tajwid: number("fullTajwid") },
      memory: taken(true),
      tajwid: taken(false),
      sameAtMost: numberIn(values.sameAtMost),
      repeatedTajwid: numberIn(values.repeatedTajwid),
      pass: { memory: number("passMemory"), tajwid: number("passTajwid") },
      promptsAtMost: numberIn(values.promptsAtMost),
    },
  };
}
