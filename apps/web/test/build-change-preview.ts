import type { ChangePreview, Decision } from "@riwaq/contracts/scheduling/changes";

/** Cancelling or moving the lesson of `buildSession` is free until two hours before it, unless the test says otherwise. */
export function buildChangePreview(
  decision: Partial<Decision> = {},
  preview: Partial<ChangePreview> = {},
): ChangePreview {
  return {
    decision: {
      outcome: "free",
      section: "makeup",
      make_up: "granted",
      month: "2026-11",
      used_before: 0,
      used_after: 1,
      limit: 2,
      notice_hours: 2,
      free_until: "2026-11-24T15:00:00.000Z",
      moves_left: null,
      ...decision,
    },
    lessons: [
      {
        session_id: "session-1",
        starts_at: "2026-11-24T17:00:00.000Z",
        ends_at: "2026-11-24T18:00:00.000Z",
        new_starts_at: null,
        new_ends_at: null,
        state: "ok",
      },
    ],
    teacher_zone: "Africa/Cairo",
    family_zone: "Europe/Paris",
    owed_after: 1,
    problems: [],
    ...preview,
  };
}
