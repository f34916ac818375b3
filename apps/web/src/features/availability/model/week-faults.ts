import { findOverlaps, parseWeeklyRange } from "@riwaq/domain/availability/weekly-range";
import type { RangeFault, WeeklyRange } from "@riwaq/domain/availability/weekly-range";

import type { EditedRange, TakenRange } from "./week.ts";

/** What is wrong with one range, for the words beside it. */
export type WeekFault =
  | { kind: RangeFault }
  | { kind: "overlap"; start: string; end: string }
  | { kind: "taken"; student: string | null };

type Placed = { range: EditedRange | TakenRange; hours: WeeklyRange };

function parse(range: EditedRange) {
  return parseWeeklyRange({
    day_of_week: range.day,
    start_time: range.start,
    end_time: range.end,
  });
}

function placed(ranges: ReadonlyArray<EditedRange | TakenRange>): Placed[] {
  return ranges.flatMap((range) => {
    const parsed = parse(range);
    return parsed.ok ? [{ range, hours: parsed.range }] : [];
  });
}

function collision(other: EditedRange | TakenRange): WeekFault {
  return "student" in other
    ? { kind: "taken", student: other.student }
    : { kind: "overlap", start: other.start, end: other.end };
}

/** Range id → its first fault. Of two ranges that overlap both are named; taken hours are never at fault. */
export function faultsOf(free: readonly EditedRange[], taken: readonly TakenRange[]) {
  const faults = new Map<string, WeekFault>();
  for (const range of free) {
    const parsed = parse(range);
    if (!parsed.ok) faults.set(range.id, { kind: parsed.fault });
  }
  const all = placed([...free, ...taken]);
  for (const { first, second } of findOverlaps(all.map(({ hours }) => hours))) {
    const a = all[first]?.range;
    const b = all[second]?.range;
    if (!a || !b) continue;
    if (!("student" in a) && !faults.has(a.id)) faults.set(a.id, collision(b));
    if (!("student" in b) && !faults.has(b.id)) faults.set(b.id, collision(a));
  }
  return faults;
}
