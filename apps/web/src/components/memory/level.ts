import type { PageState } from "@riwaq/contracts/memory/pages";
import { dayOf } from "@riwaq/domain/memory/days";
import { STRENGTH_LEVELS, heldLevel } from "@riwaq/domain/memory/strength";

/** What a page of the map can be, the strongest first. */
export const LEVELS = [...STRENGTH_LEVELS.toReversed(), "learning", "none"] as const;
export type Level = (typeof LEVELS)[number];

export function levelOf(state: PageState | undefined): Level {
  if (!state) return "none";
  const { stage, strength, due_day: due, last_day: last } = state;
  if (stage === "learning") return "learning";
  return heldLevel({
    isOld: stage === "old",
    strength,
    intervalDays: dayOf(due) - dayOf(last),
  });
}
