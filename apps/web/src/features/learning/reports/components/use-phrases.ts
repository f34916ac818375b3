import type { OfferedPhrase } from "@riwaq/contracts/learning/phrases";
import type { ReportForm } from "@riwaq/contracts/learning/reports";
import { useQuery } from "@tanstack/react-query";

import { phrasesFor } from "../model/offered-words.ts";
import { offeredPhrasesQuery } from "../queries.ts";

const NONE: readonly OfferedPhrase[] = [];

/** The set phrases for a lesson; none where they could not be read, and the form goes on without them. */
export function usePhrases({ programme_id: programmeId }: ReportForm) {
  const { data = NONE } = useQuery(offeredPhrasesQuery);
  const ofKind = (kind: OfferedPhrase["kind"]) => phrasesFor(data, { kind, programmeId });
  return { strengths: ofKind("strength"), points: ofKind("point"), homework: ofKind("homework") };
}

export type LessonPhrases = ReturnType<typeof usePhrases>;
