import type { Answer } from "@riwaq/domain/people/placement/item";

import { PLACEMENT_KEY } from "../../../../lib/forget-unsent.ts";

/** By this hash one comes back to it, also from a mail, which opens another tab. */
export const RESULT = "result";

/** Whom the answers are about, as whoever begins says it. */
export type Who = "self" | "child";

/** A test as far as it has come: nobody's name is in it. */
export type KeptRun = {
  who: Who;
  answers: Answer[];
  /** What the questions took together. */
  spentMs: number;
  /** Questions by ear that could not be played when they were asked. */
  passed?: string[];
  /** The result was shown, or whoever takes the test cannot listen. */
  isOver?: boolean;
};

function isAnswer(value: unknown): value is Answer {
  if (typeof value !== "object" || value === null) return false;
  const { item, option } = value as Record<string, unknown>;
  return typeof item === "string" && (option === null || Number.isInteger(option));
}

function isRun(value: unknown): value is KeptRun {
  if (typeof value !== "object" || value === null) return false;
  const { who, answers, spentMs, passed = [] } = value as Record<string, unknown>;
  return (
    (who === "self" || who === "child") &&
    typeof spentMs === "number" &&
    Array.isArray(answers) &&
    answers.every(isAnswer) &&
    Array.isArray(passed)
  );
}

/** The test that was begun in this tab; a reload goes on with it. */
export function keptRun(): KeptRun | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(PLACEMENT_KEY) ?? "null");
    return isRun(value) ? value : null;
  } catch {
    return null;
  }
}

/** Where a browser keeps nothing, the test goes on and a reload begins anew. */
export function keepRun(run: KeptRun): void {
  try {
    sessionStorage.setItem(PLACEMENT_KEY, JSON.stringify(run));
  } catch {
    return;
  }
}

export const dropRun = (): void => sessionStorage.removeItem(PLACEMENT_KEY);
