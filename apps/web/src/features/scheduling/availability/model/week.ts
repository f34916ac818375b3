import type { TimeSlot, TimeSlotEntry } from "@riwaq/contracts/scheduling/availability";
import { DEFAULT_WEEK } from "@riwaq/domain/scheduling/availability/default-week";
import { isDayOfWeek } from "@riwaq/domain/time/day-of-week";
import type { DayOfWeek } from "@riwaq/domain/time/day-of-week";
import { timeFromMinutes } from "@riwaq/domain/time/wall-time";

/** A free range as it is being edited: it may be faulty. Times are "HH:MM". */
export type EditedRange = { id: string; day: DayOfWeek; start: string; end: string };

/** Hours that a weekly lesson takes: shown, and left alone. */
export type TakenRange = EditedRange & { student: string | null };

export type LoadedWeek = { free: EditedRange[]; taken: TakenRange[] };

function rangeFrom(slot: TimeSlot): EditedRange[] {
  const { id, day_of_week: day, start_time, end_time } = slot;
  return isDayOfWeek(day)
    ? [{ id, day, start: start_time.slice(0, 5), end: end_time.slice(0, 5) }]
    : [];
}

/** A range as it was offered: what lessons have cut of it is put together again. */
function joined(slots: readonly TimeSlot[]): TimeSlot[] {
  const inWeek = slots.toSorted(
    (a, b) => a.day_of_week - b.day_of_week || a.start_time.localeCompare(b.start_time),
  );
  const ranges: TimeSlot[] = [];
  let before: TimeSlot | undefined;
  for (const slot of inWeek) {
    const range = ranges.at(-1);
    const isCut = before !== undefined && !(before.is_free && slot.is_free);
    const touches = range?.day_of_week === slot.day_of_week && range.end_time === slot.start_time;
    const goesOn = range && isCut && touches;
    if (goesOn) ranges.pop();
    ranges.push(goesOn ? { ...range, end_time: slot.end_time } : slot);
    before = slot;
  }
  return ranges;
}

/** The hours on offer, which lessons do not change, and what of them is taken. */
export function weekFromSlots(slots: readonly TimeSlot[]): LoadedWeek {
  return {
    free: joined(slots).flatMap(rangeFrom),
    taken: slots
      .filter((slot) => !slot.is_free)
      .flatMap((slot) => rangeFrom(slot).map((range) => ({ ...range, student: slot.student }))),
  };
}

/** What a teacher without hours starts from. */
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
