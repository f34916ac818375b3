import type { Message, MessageKey } from "@riwaq/contracts/messages";
import { SLOTS_MAX, TimeSlotEntry } from "@riwaq/contracts/scheduling/availability";
import {
  type RangeFault,
  type WeeklyRange,
  findOverlaps,
  parseWeeklyRange,
} from "@riwaq/domain/scheduling/availability/weekly-range";

import { AppError } from "../../../platform/app-error.ts";

const KEY_OF: Record<RangeFault, MessageKey> = {
  bad_day: "slot_bad_day",
  bad_time: "slot_bad_time",
  not_on_the_hour: "slot_not_on_the_hour",
  end_before_start: "slot_end_before_start",
};

/** The ranges of a whole week, or one answer that names every faulty entry (counted from 1). */
export function parseEntries(entries: readonly unknown[]): WeeklyRange[] {
  if (entries.length > SLOTS_MAX) refuse([{ key: "slots_too_many", params: { max: SLOTS_MAX } }]);
  const ranges: WeeklyRange[] = [];
  const faults: Message[] = [];
  entries.forEach((entry, index) => {
    const result = parseEntry(entry);
    if (typeof result === "string") {
      faults.push({ key: "slot_entry", params: { entry: index + 1, reason: result } });
    } else ranges.push(result);
  });
  if (faults.length > 0) refuse(faults);
  const overlaps = findOverlaps(ranges);
  if (overlaps.length > 0) {
    refuse(
      overlaps.map(({ first, second }) => ({
        key: "slot_entry_overlap",
        params: { entry: second + 1, other: first + 1 },
      })),
    );
  }
  return ranges;
}

function parseEntry(entry: unknown): WeeklyRange | MessageKey {
  const shape = TimeSlotEntry.safeParse(entry);
  if (!shape.success) return "slot_invalid";
  const result = parseWeeklyRange(shape.data);
  return result.ok ? result.range : KEY_OF[result.fault];
}

function refuse(messages: Message[]): never {
  throw new AppError("bad_input", { non_field_errors: messages });
}
