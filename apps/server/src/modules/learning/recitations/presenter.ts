import type { Recitation, RecitationDetails } from "@riwaq/contracts/learning/recitations";
import { placeOnLine } from "@riwaq/domain/learning/recitations/keeping";

import type { MarkRow, RecitationRow } from "./queries.ts";

export function presentRecitation(
  row: RecitationRow,
  { canRemove }: { canRemove: boolean },
): Recitation {
  return {
    id: row.id,
    student_id: row.studentId,
    student: row.student,
    session_id: row.sessionId,
    heard_by: row.heardBy ?? "",
    from: { sura: row.fromSura, aya: row.fromAya },
    to: { sura: row.toSura, aya: row.toAya },
    state: row.state,
    began_at: row.beganAt.toISOString(),
    duration_ms: row.durationMs,
    type: row.type,
    peaks: row.peaks,
    kept_until: row.keptUntil?.toISOString() ?? null,
    can_remove: canRemove && row.state !== "gone",
  };
}

type Details = RecitationDetails["marks"][number];

/** On the recording's own line, from 0 to `durationMs`. */
export function presentMark(
  { mark, byName }: MarkRow,
  line: { beganAtMs: number; durationMs: number },
): Details {
  return {
    id: mark.id,
    student_id: mark.studentId,
    session_id: mark.sessionId,
    sura: mark.sura,
    aya: mark.aya,
    word: mark.word,
    kind: mark.kind,
    detail: mark.detail,
    note: mark.note,
    by: mark.marker,
    by_name: byName ?? "",
    by_id: mark.markedById,
    marked_at: mark.markedAt.toISOString(),
    shown_from: mark.shownFrom.toISOString(),
    voided_at: mark.voidedAt?.toISOString() ?? null,
    at_ms: placeOnLine(mark.markedAt.getTime(), line),
  };
}
