import type { TimeSlot } from "@riwaq/contracts/scheduling/availability";

import { suggestedRanges, weekFromSlots } from "./week.ts";
import type { LoadedWeek } from "./week.ts";

export type WeekOrigin = "saved" | "suggested" | "failed";

/** Without slots, for whatever reason, the suggested week is shown. */
export function loadWeek(slots: readonly TimeSlot[] | undefined): {
  origin: WeekOrigin;
  week: LoadedWeek;
} {
  if (slots && slots.length > 0) return { origin: "saved", week: weekFromSlots(slots) };
  const week = { free: suggestedRanges(), taken: [] };
  return { origin: slots ? "suggested" : "failed", week };
}
