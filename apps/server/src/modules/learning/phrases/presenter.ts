import type { OfferedPhrase, StaffPhrase } from "@riwaq/contracts/learning/phrases";

import type { PhraseRow } from "./queries.ts";

export function presentPhrase(row: PhraseRow): OfferedPhrase {
  const { id: phrase, version, words, kind, programmeId: programme_id } = row;
  return { phrase, version, words, kind, programme_id };
}

/** For staff only. */
export function presentStaffPhrase(row: PhraseRow): StaffPhrase {
  return { ...presentPhrase(row), is_retired: row.retiredAt !== null };
}
