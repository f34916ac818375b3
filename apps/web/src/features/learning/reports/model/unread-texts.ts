import type { Language } from "@riwaq/contracts/languages";
import { languageUnread } from "@riwaq/domain/learning/phrases/language-of";

import type { ReportValues } from "./report-values.ts";

const isText = (value: unknown): value is string => typeof value === "string";

/** What of a report stands in a language that the family certainly does not read. */
export function unreadTexts(values: ReportValues, reads: readonly Language[]): string[] {
  const { covered, strengths, to_work_on, homework, message } = values;
  const ofLesson = [
    ...covered.flatMap((row) => (row.kind === "text" ? row.text : [])),
    ...[...strengths, ...to_work_on].filter(isText),
  ];
  const written = [...(values.attendance === "absent" ? [] : ofLesson), homework, message];
  return written.filter((text) => languageUnread(text, reads) !== null);
}
