import type { CANCELLERS, SESSION_KINDS } from "../sessions/status.ts";
/** What all rules of the terms share: the version that they are decided by, and the sections they come from. */

/** Rises whenever a rule decides differently; stored with each decision, so that it can be decided again. */
export const POLICY_VERSION = "2026-11-3";

/** Sections of the terms (their keys in the `terms` namespace) from which a rule comes. */
export type TermsSection = "makeup" | "schedule" | "holidays" | "policies" | "leaving";

/** Who changes a lesson: student and parents are one side; "holiday" is a confirmed holiday. */
export type ChangedBy = (typeof CANCELLERS)[number];

/** One lesson, or it and all that follow it in its series. */
export const CHANGE_SCOPES = ["one", "following"] as const;
export type ChangeScope = (typeof CHANGE_SCOPES)[number];

export const CHANGE_KINDS = ["cancel", "move", "handover"] as const;

export type LessonKind = (typeof SESSION_KINDS)[number];
