import type { Mark, WeakWord } from "@riwaq/contracts/learning/marks";

import type { wordMarks } from "../tables/word-marks.ts";

/** A mark, and what whoever made it is called; null where their account is no more. */
export type MarkRow = typeof wordMarks.$inferSelect & { byName: string | null };

export function presentMark(row: MarkRow): Mark {
  return {
    id: row.id,
    student_id: row.studentId,
    session_id: row.sessionId,
    sura: row.sura,
    aya: row.aya,
    word: row.word,
    kind: row.kind,
    detail: row.detail,
    note: row.note,
    by: row.marker,
    by_name: row.byName ?? "",
    by_id: row.markedById,
    marked_at: row.markedAt.toISOString(),
    shown_from: row.shownFrom.toISOString(),
    voided_at: row.voidedAt && row.voidedAt.toISOString(),
  };
}

export type WeakRow = Omit<WeakWord, "last_at"> & { lastMs: number };

export const presentWeakWord = ({ lastMs, ...word }: WeakRow): WeakWord => ({
  ...word,
  last_at: new Date(lastMs).toISOString(),
});
