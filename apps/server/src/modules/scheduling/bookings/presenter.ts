import type { Language } from "@riwaq/contracts/languages";
import type { MessageKey } from "@riwaq/contracts/messages";
import type { Booked, BookingPreview, Occurrence } from "@riwaq/contracts/scheduling/bookings";
import { standingOf } from "@riwaq/domain/scheduling/offers/offer";

import { messageText } from "../../../platform/i18n/translate.ts";
import type { JudgedBooking } from "./judge-booking.ts";
import type { JudgedLesson } from "./judge-lessons.ts";

export function presentOccurrence(lesson: JudgedLesson): Occurrence {
  return {
    starts_at: new Date(lesson.startsAtMs).toISOString(),
    ends_at: new Date(lesson.endsAtMs).toISOString(),
    on: lesson.on,
    state: lesson.state,
    is_booked: lesson.isBooked,
  };
}

/** A teacher's series, of which nothing is booked yet. */
export function presentOffered(
  { lessons }: JudgedBooking,
  { id, heldUntil }: { id: string; heldUntil: Date },
): Booked {
  const skipped = lessons.filter(({ isBooked }) => !isBooked);
  return {
    series_id: null,
    session_ids: [],
    skipped: skipped.map(presentOccurrence),
    offer: { id, held_until: heldUntil.toISOString() },
  };
}

type Beside = {
  alternatives: string[];
  cover: { fault: MessageKey | null; shown: BookingPreview["cover"] } | null;
};

export function presentPreview(
  { wish, facts, anchorZone, lessons, problems }: JudgedBooking,
  { alternatives, cover }: Beside,
  language: Language,
): BookingPreview {
  const all = cover?.fault ? [...problems, cover.fault] : problems;
  return {
    occurrences: lessons.map(presentOccurrence),
    booked_count: lessons.filter(({ isBooked }) => isBooked).length,
    teacher_zone: facts.teacherZone,
    family_zone: facts.familyZone,
    anchor_zone: anchorZone,
    standing: standingOf(facts.by, { isSeries: wish.kind === "series" }),
    problems: all.map((key) => messageText({ key }, language)),
    alternatives,
    cover: cover?.shown ?? null,
  };
}
