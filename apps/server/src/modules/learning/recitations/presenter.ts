import type { Mark } from "@riwaq/contracts/learning/marks";
import type { Recitation, RecitationDetails } from "@riwaq/contracts/learning/recitations";
import { placeOnLine } from "@riwaq/domain/learning/recitations/keeping";

import type { recitations } from "../tables/recitations.ts";

/** A recording, its pupil's name, and that of whoever heard it; null where their account is no more. */
export type RecitationRow = typeof recitations.$inferSelect & {
  student: string;
  heardBy: string | null;
  /** Whether the pupil or a parent began it. */
  isByFamily: boolean;
  /** Null where nobody does. */
  taughtSince: Date | null;
};

export function presentRecitation(
  row: RecitationRow,
  { canRemove }: { canRemove: boolean },
): Recitation {
  return {
    id: row.id,
    student_id: row.studentId,
    student: row.student,
    session_id: row.sessionId,
    homework_id: row.homeworkId,
    for_placement: row.isPlacement,
    level: row.level,
    heard_by: row.heardBy ?? "",
    from: { sura: row.fromSura, aya: row.fromAya },
    to: { sura: row.toSura, aya: row.toAya },
    state: row.state,
    began_at: row.beganAt.toISOString(),
    duration_ms: row.durationMs,
    type: row.type,
    peaks: row.peaks,
    answered_at: row.answeredAt?.toISOString() ?? null,
    kept_until: row.keptUntil?.toISOString() ?? null,
    can_remove: canRemove && row.state !== "gone",
  };
}

type OnLine = RecitationDetails["marks"][number];

/**
 * On the recording's own line, from 0 to `durationMs`: what was marked while it was made, and what was marked at a moment
 * of it by somebody who heard it.
 */
export const presentOnLine = (
  { during, heard }: { during: readonly Mark[]; heard: readonly OnLine[] },
  line: { beganAtMs: number; durationMs: number },
): OnLine[] =>
  [
    ...during.map((mark) => ({ ...mark, at_ms: placeOnLine(Date.parse(mark.marked_at), line) })),
    ...heard,
  ].toSorted((a, b) => a.at_ms - b.at_ms);
