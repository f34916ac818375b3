import type { TimeSlot } from "@riwaq/contracts/scheduling/availability";

import { suggestedRanges, weekFromSlots } from "./week.ts";
import type { LoadedWeek } from "./week.ts";

/**
 * The week of Ramadan, or, as long as it has no hours, a copy of the usual one to start from. Taken hours are copied
 * too: left out, the lessons in them would lie outside.
 */
export function loadRamadanWeek(
  own: readonly TimeSlot[],
  usual: readonly TimeSlot[],
): { origin: "saved" | "copied"; week: LoadedWeek } {
  if (own.length > 0) return { origin: "saved", week: weekFromSlots(own) };
  const { free } = weekFromSlots(usual);
  const copy = free.toSorted((a, b) => a.start.localeCompare(b.start));
  return {
    origin: "copied",
    week: { free: copy.length > 0 ? copy : suggestedRanges(), taken: [] },
  };
}
