import type { Language } from "@riwaq/contracts/languages";

import { wallClockMs } from "../../../lib/format-wall-clock.ts";
import { formatTime } from "../../../lib/format.ts";

/** "18:00:00" on some wall, as readers write it. */
export function formatWallTime(time: string, language: Language) {
  return formatTime(`1970-01-01T${time}Z`, language, "UTC");
}

const SECOND_MS = 1000;

/**
 * The date at which the clocks of that wall change, by the clock that has not changed yet: Cairo's go back from
 * midnight, and would show the evening before.
 */
export function dateOfChange(instant: string, zone: string) {
  const justBefore = wallClockMs(Date.parse(instant) - SECOND_MS, zone);
  return new Date(justBefore + SECOND_MS).toISOString().slice(0, 10);
}
