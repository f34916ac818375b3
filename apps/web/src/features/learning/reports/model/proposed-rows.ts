/** What the lesson itself proposes as covered: the form begins with it, and the teacher may take it out again. */
import type { Covered, ReportForm } from "@riwaq/contracts/learning/reports";

import { randomUuid } from "../../../../lib/random-uuid.ts";
import { continuedRows } from "./continue-covered.ts";
import type { CoveredRow } from "./covered-row.ts";

export const rowOf = (item: Covered): CoveredRow => ({ id: randomUuid(), ...item });

/** Where the last lesson ended: with that a form begins of which nothing was heard. */
export function firstRows({ proposal, previous, programme_area }: ReportForm): CoveredRow[] {
  const proposed = proposal?.covered ?? [];
  return proposed.length > 0
    ? proposed.map(rowOf)
    : continuedRows(previous?.covered, programme_area);
}

/** Of what was not sent yet those lines that still stand as they were proposed; one that was corrected is the teacher's. */
export function proposedRows(rows: readonly CoveredRow[], form: ReportForm): CoveredRow[] {
  if (form.submitted_at !== null) return [];
  const proposed = new Set(form.proposal?.covered.map(said));
  return rows.filter((row) => proposed.has(said(row)));
}

export function withoutProposed(rows: readonly CoveredRow[], form: ReportForm): CoveredRow[] {
  const proposed = proposedRows(rows, form);
  const own = rows.filter((row) => !proposed.includes(row));
  return own.length > 0 ? own : firstRows({ ...form, proposal: null });
}

function said(item: Covered | CoveredRow): string {
  if (item.kind !== "ayat") return "";
  const { work, from, to } = item;
  return `${work} ${from.sura}:${from.aya} ${to.sura}:${to.aya}`;
}
