import type { DocumentsSpan } from "@riwaq/contracts/billing/documents";
import type { Language } from "@riwaq/contracts/languages";

import { requireRight } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import type { Row, Table } from "../../../platform/files/write-csv.ts";
import { columnText } from "../../../platform/i18n/translate.ts";
import type { DocumentRow } from "./issue-document.ts";
import { numberOf } from "./presenter.ts";
import { findDocumentsOfDays } from "./queries.ts";

const COLUMNS = [
  "number",
  "kind",
  "issued_on",
  "payer",
  "country",
  "currency",
  "net",
  "tax",
  "gross",
  "means",
  "paid_on",
  "corrects",
];

/** What goes back counts against what came. */
const signOf = (kind: string) => (kind === "credit_note" ? -1 : 1);

/** Each document on a line, in the order of their numbers day by day; amounts in whole units of the currency. */
export function listDocumentsTable({ db, actor, language }: Context, span: DocumentsSpan): Table {
  requireRight("money")(actor);
  async function* pages() {
    for await (const rows of findDocumentsOfDays(db, span)) {
      yield rows.map((row) => cellsOf(row, language));
    }
  }
  return {
    header: COLUMNS.map((name) => columnText(`documents:columns.${name}`, language)),
    pages,
  };
}

function cellsOf(row: DocumentRow, language: Language): Row {
  const { issuedOn, payer, currency, totals, payments, corrects } = row.snapshot;
  const amount = (hundredths: number) => (signOf(row.kind) * hundredths) / 100;
  return [
    numberOf(row),
    columnText(`documents:kinds.${row.kind}`, language),
    issuedOn,
    payer.name,
    payer.country,
    currency,
    amount(totals.net),
    amount(totals.tax),
    amount(totals.gross),
    payments.map(({ means }) => columnText(`documents:means.${means}`, language)).join("; "),
    payments.map(({ on }) => on).join("; "),
    corrects?.number ?? "",
  ];
}
