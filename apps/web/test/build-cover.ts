import type { Covers } from "@riwaq/contracts/scheduling/cover";

type OwnCover = Covers["covers"][number];

/** Salma gives the lesson of `buildSession` instead of Karim, unless the test says otherwise. */
export function buildCover(change: Partial<OwnCover> = {}): OwnCover {
  return {
    id: "cover-1",
    state: "standing",
    substitute_id: "s",
    substitute_name: "Salma Hegazy",
    regular_id: "k",
    regular_name: "Karim Mansour",
    held_until: null,
    declinable_until: null,
    lesson: {
      session_id: "session-1",
      starts_at: "2026-11-24T17:00:00.000Z",
      ends_at: "2026-11-24T18:00:00.000Z",
      students: ["Inès Lambert"],
      programme: null,
    },
    side: "substitute",
    can_answer: false,
    ...change,
  };
}
