import type { Language } from "@riwaq/contracts/languages";
import type { BookingPreview, Occurrence } from "@riwaq/contracts/scheduling/bookings";

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

export function presentPreview(
  { facts, anchorZone, lessons, problems }: JudgedBooking,
  alternatives: string[],
  language: Language,
): BookingPreview {
  return {
    occurrences: lessons.map(presentOccurrence),
    booked_count: lessons.filter(({ isBooked }) => isBooked).length,
    teacher_zone: facts.teacherZone,
    family_zone: facts.familyZone,
    anchor_zone: anchorZone,
    problems: problems.map((key) => messageText({ key }, language)),
    alternatives,
  };
}
