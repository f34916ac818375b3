import type { BookingPreview, Occurrence } from "@riwaq/contracts/scheduling/bookings";

const HOUR_MS = 3_600_000;

/** A lesson of an hour that can be booked, unless the test says otherwise. */
export function buildOccurrence(startsAt: string, changes: Partial<Occurrence> = {}): Occurrence {
  const { state = "ok" } = changes;
  return {
    starts_at: startsAt,
    ends_at: new Date(Date.parse(startsAt) + HOUR_MS).toISOString(),
    on: startsAt.slice(0, 10),
    state,
    is_booked: state === "ok" || state === "shifted",
    ...changes,
  };
}

/** Between a family in Paris and a teacher in Cairo, on the family's wall. */
export function buildPreview(
  occurrences: Occurrence[],
  changes: Partial<BookingPreview> = {},
): BookingPreview {
  return {
    occurrences,
    booked_count: occurrences.filter(({ is_booked }) => is_booked).length,
    teacher_zone: "Africa/Cairo",
    family_zone: "Europe/Paris",
    anchor_zone: "Europe/Paris",
    standing: "stands",
    problems: [],
    alternatives: [],
    cover: null,
    ...changes,
  };
}
