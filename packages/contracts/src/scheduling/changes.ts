import { CHANGE_SCOPES } from "@riwaq/domain/scheduling/policy/terms";
import { z } from "zod";

import { Instant, shortText } from "../fields.ts";
import { message } from "../messages.ts";
import { OccurrenceState, SeriesTime } from "./bookings.ts";

/** Cancelling and moving lessons, with what the terms say about it before it is done. */
export const ChangeScope = z.enum(CHANGE_SCOPES, message("invalid"));
export type ChangeScope = z.infer<typeof ChangeScope>;

const Reason = shortText(1000).default("");

/** POST /sessions/{id}/cancel/ and …/cancel/preview/. An emergency is told to staff, with its reason. */
export const Cancellation = z.object({
  scope: ChangeScope.default("one"),
  is_emergency: z.boolean().default(false),
  reason: Reason,
});
export type Cancellation = z.infer<typeof Cancellation>;

/** POST /sessions/{id}/move/ and …/move/preview/. Scope "one" wants `starts_at`; "following" the new weekly hours. */
export const Move = z.discriminatedUnion("scope", [
  z.object({
    scope: z.literal("one"),
    starts_at: Instant,
  }),
  z.object({
    scope: z.literal("following"),
    times: z.array(SeriesTime).min(1, message("series_times")).max(5, message("series_times")),
  }),
]);
export type Move = z.infer<typeof Move>;

export const DECISION_OUTCOMES = [
  "free",
  "counts_as_taken",
  "pending_review",
  "owed",
  "holiday",
  "limit_reached",
  "too_late",
  "moves_used",
] as const;

/** What the terms decide; `section` is the one that says so. */
export const Decision = z.object({
  outcome: z.enum(DECISION_OUTCOMES),
  section: z.string(),
  make_up: z.enum(["granted", "none", "pending", "owed"]),
  /** "YYYY-MM", and how many make-ups of it are used before and after this. */
  month: z.string(),
  used_before: z.int(),
  used_after: z.int(),
  limit: z.int(),
  /** So many hours before a lesson it can be cancelled freely and moved, as it held when this was decided. */
  notice_hours: z.int(),
  /** Until this instant it is free. */
  free_until: z.string(),
  /** How often the family can move this lesson after this; null where that is not limited, and of a cancellation. */
  moves_left: z.int().nullable(),
});
export type Decision = z.infer<typeof Decision>;

export const ChangedLesson = z.object({
  session_id: z.string().nullable(),
  starts_at: z.string(),
  ends_at: z.string(),
  /** Where it goes; null if it is cancelled. */
  new_starts_at: z.string().nullable(),
  new_ends_at: z.string().nullable(),
  state: OccurrenceState,
});
export type ChangedLesson = z.infer<typeof ChangedLesson>;

export const ChangePreview = z.object({
  decision: Decision,
  lessons: z.array(ChangedLesson),
  teacher_zone: z.string(),
  family_zone: z.string(),
  /** How many lessons the reader's family could make up after a cancellation; null to others, and of a move. */
  owed_after: z.int().nullable(),
  /** Why it cannot be done, in the reader's language; empty if it can be confirmed. */
  problems: z.array(z.string()),
});
export type ChangePreview = z.infer<typeof ChangePreview>;

export const Changed = z.object({
  change_id: z.string(),
  undo_until: z.string(),
  session_ids: z.array(z.string()),
  decision: Decision,
});
export type Changed = z.infer<typeof Changed>;
