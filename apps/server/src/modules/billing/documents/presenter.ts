import type { IssuedDocument, StaffDocument } from "@riwaq/contracts/billing/documents";
import { documentNumber } from "@riwaq/domain/billing/documents";

import type { DocumentRow } from "./issue-document.ts";

export const numberOf = ({ kind, year, number }: DocumentRow): string =>
  documentNumber(kind, year, number);

/** For its payer. */
export function presentDocument(row: DocumentRow): IssuedDocument {
  const { issuedOn, currency, totals, lines, corrects } = row.snapshot;
  const pupils = lines.map(({ description }) => description.pupil).filter((name) => name !== "");
  return {
    id: row.id,
    kind: row.kind,
    number: numberOf(row),
    issued_on: issuedOn,
    currency,
    gross: totals.gross,
    pupils: [...new Set(pupils)],
    corrects: corrects?.number ?? null,
  };
}

/** For staff. */
export function presentForStaff(row: DocumentRow): StaffDocument {
  const { payer, totals } = row.snapshot;
  const { name, country } = payer;
  return {
    ...presentDocument(row),
    payer: { id: row.payerId, name, country },
    tax: totals.tax,
  };
}
