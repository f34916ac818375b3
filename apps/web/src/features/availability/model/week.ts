import type { TimeSlot, TimeSlotEntry } from "@riwaq/contracts/availability";
import { DEFAULT_WEEK } from "@riwaq/domain/availability/default-week";
import { isDayOfWeek } from "@riwaq/domain/time/day-of-week";
import type { DayOfWeek } from "@riwaq/domain/time/day-of-week";
import { timeFromMinutes } from "@riwaq/domain/time/wall-time";

/** A free range as it is being edited: it may be faulty. Times are "HH:MM". */
export type EditedRange = { id: string; day: DayOfWeek; start: string; end: string };

/** Hours that a student has taken: shown, and left alone. */
export type TakenRange = EditedRange & { student: string | null };

export type LoadedWeek = { free: EditedRange[]; taken: TakenRange[] };

function rangeFrom(slot: TimeSlot): EditedRange[] {
  const { id, day_of_week: day, start_time, end_time } = slot;
  return isDayOfWeek(day)
    ? [{ id, day, start: start_time.slice(0, 5), end: end_time.slice(0, 5) }]
    : [];
}

export function weekFromSlots(slots: readonly TimeSlot[]): LoadedWeek {
  return {
    free: slots.filter((slot) => slot.is_free).flatMap(rangeFrom),
    taken: slots
      .filter((slot) => !slot.is_free)
      .flatMap((slot) => rangeFrom(slot).map((range) => ({ ...range, student: slot.student }))),
  };
}

/** What a teacher without hours starts from (specification, section 7). */
export function suggestedRanges(): EditedRange[] {
  return DEFAULT_WEEK.map(({ dayOfWeek, startMinute, endMinute }, index) => ({
    id: `suggested-${index}`,
    day: dayOfWeek,
    start: timeFromMinutes(startMinute).slice(0, 5),
    end: timeFromMinutes(endMinute).slice(0, 5),
  }));
}

export function rangesOfDay<T extends EditedRange>(ranges: readonly T[], day: DayOfWeek) {
  return ranges.filter((range) => range.day === day);
}

/** Saturday first; within a day as they were entered. */
export function inOrder(ranges: readonly EditedRange[]) {
  return ranges.toSorted((a, b) => a.day - b.day);
}

/** In the order of the screen, so that an entry that the server names by number is found by counting. */
export function entriesFrom(ranges: readonly EditedRange[]): TimeSlotEntry[] {
  return inOrder(ranges).map(({ day, start, end }) => ({
    day_of_week: day,
    start_time: `${start}:00`,
    end_time: `${end}:00`,
    is_free: true,
  }));
}

/** The hours alone: neither order nor ids make a week another one. */
export function isSameWeek(a: readonly EditedRange[], b: readonly EditedRange[]) {
  const hours = (ranges: readonly EditedRange[]) =>
    ranges.map(({ day, start, end }) => `${day} ${start} ${end}`).toSorted();
  return hours(a).join() === hours(b).join();
}
