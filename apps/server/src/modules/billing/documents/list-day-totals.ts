import type { DocumentsSpan } from "@riwaq/contracts/billing/documents";
import { sql } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { rowsOf } from "../../../platform/db/table-names.ts";
import type { Table } from "../../../platform/files/write-csv.ts";
import { columnText } from "../../../platform/i18n/translate.ts";

const COLUMNS = [
  "issued_on",
  "country",
  "rate",
  "ground",
  "currency",
  "count",
  "net",
  "tax",
  "gross",
];

type DayRow = {
  day: string;
  country: string;
  rate: number;
  ground: string;
  currency: string;
  count: number;
  net: number;
  tax: number;
  gross: number;
};

const totalsOfDays = (db: Database, { from, to }: DocumentsSpan) =>
  rowsOf<DayRow>(
    db,
    sql`select snapshot->>'issuedOn' as day, snapshot#>>'{payer,country}' as country,
        (rate->>'basisPoints')::int as rate, rate->>'ground' as ground, snapshot->>'currency' as currency,
        count(*)::int as count,
        sum(sign * (rate->>'net')::bigint)::float8 as net,
        sum(sign * (rate->>'tax')::bigint)::float8 as tax,
        sum(sign * (rate->>'gross')::bigint)::float8 as gross
      from documents
        cross join lateral jsonb_array_elements(snapshot#>'{totals,byRate}') as rate
        cross join lateral (select case kind when 'credit_note' then -1 else 1 end) as signed (sign)
      where snapshot->>'issuedOn' between ${from} and ${to}
      group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
  );

/** What the days came to, credit notes against invoices: by the payer's country, rate, ground and currency. */
export function listDayTotals({ db, actor, language }: Context, span: DocumentsSpan): Table {
  requireRight("money")(actor);
  async function* pages() {
    const rows = await totalsOfDays(db, span);
    yield rows.map(({ day, country, rate, ground, currency, count, ...amounts }) => [
      day,
      country,
      rate / 100,
      ground,
      currency,
      count,
      amounts.net / 100,
      amounts.tax / 100,
      amounts.gross / 100,
    ]);
  }
  return {
    header: COLUMNS.map((name) => columnText(`documents:columns.${name}`, language)),
    pages,
  };
}
