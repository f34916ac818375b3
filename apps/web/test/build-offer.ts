import type { Offer, PlacedLesson } from "@riwaq/contracts/scheduling/offers";

const PROGRAMME = { en: "Reading", fr: "Lecture", ar: "القراءة" };

/** Tuesdays and Thursdays at 18:00 in Paris, offered by a teacher in Cairo, as the family reads it. */
export function buildOffer(changes: Partial<Offer> = {}): Offer {
  return {
    id: "offer-1",
    side: "family",
    state: "offered",
    teacher_id: "teacher-1",
    student_id: "child-1",
    teacher_name: "Salma Hegazy",
    student_name: "Inès Lambert",
    teacher_zone: "Africa/Cairo",
    family_zone: "Europe/Paris",
    programme: PROGRAMME,
    length_minutes: 60,
    hours: [
      { starts_at: "2026-11-24T17:00:00.000Z", ends_at: "2026-11-24T18:00:00.000Z" },
      { starts_at: "2026-11-26T17:00:00.000Z", ends_at: "2026-11-26T18:00:00.000Z" },
    ],
    lessons: 24,
    ends_on: null,
    held_until: "2026-11-26T09:00:00.000Z",
    can_answer: true,
    ...changes,
  };
}

export function buildPlacedLesson(changes: Partial<PlacedLesson> = {}): PlacedLesson {
  return {
    session_id: "session-1",
    teacher_name: "Salma Hegazy",
    student_name: "Inès Lambert",
    teacher_zone: "Africa/Cairo",
    family_zone: "Europe/Paris",
    programme: PROGRAMME,
    starts_at: "2026-11-25T17:00:00.000Z",
    ends_at: "2026-11-25T18:00:00.000Z",
    decline_until: "2026-11-25T15:00:00.000Z",
    ...changes,
  };
}
