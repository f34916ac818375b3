import { findOverlaps, parseWeeklyRange } from "@riwaq/domain/scheduling/availability/weekly-range";
import type { RangeFault, WeeklyRange } from "@riwaq/domain/scheduling/availability/weekly-range";

import type { EditedRange } from "./week.ts";

/** What is wrong with one range, for the words beside it. */
export type WeekFault = { kind: RangeFault } | { kind: "overlap"; start: string; end: string };

type Placed = { range: EditedRange; hours: WeeklyRange };

function parse(range: EditedRange) {
  return parseWeeklyRange({
    day_of_week: range.day,
    start_time: range.start,
    end_time: range.end,
  });
}

function placed(ranges: readonly EditedRange[]): Placed[] {
  return ranges.flatMap((range) => {
    const parsed = parse(range);
    return parsed.ok ? [{ range, hours: parsed.range }] : [];
  });
}

function collision({ start, end }: EditedRange): WeekFault {
  return { kind: "overlap", start, end };
}

/** Range id → its first fault. Of two ranges that overlap both are named. */
export function faultsOf(free: readonly EditedRange[]) {
  const faults = new Map<string, WeekFault>();
  for (const range of free) {
    const parsed = parse(range);
    if (!parsed.ok) faults.set(range.id, { kind: parsed.fault });
  }
  const all = placed(free);
  for (const { first, second } of findOverlaps(all.map(({ hours }) => hours))) {
    const a = all[first]?.range;
    const b = all[second]?.range;
    if (!a || !b) continue;
    if (!faults.has(a.id)) faults.set(a.id, collision(b));
    if (!faults.has(b.id)) faults.set(b.id, collision(a));
  }
  return faults;
}
