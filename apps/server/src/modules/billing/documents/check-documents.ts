import {
  CHAIN_START,
  type ChainEnd,
  type ChainFault,
  type Link,
  followChain,
} from "@riwaq/domain/billing/document-chain";
import { documentNumber } from "@riwaq/domain/billing/documents";
import { and, asc, eq, gt } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { documentSeries } from "../tables/document-series.ts";
import { documents } from "../tables/documents.ts";
import { type DocumentRow, sha256 } from "./issue-document.ts";

const AT_ONCE = 500;

type Series = typeof documentSeries.$inferSelect;
type SeriesFault = ChainFault | { number: string; fault: "end" };
export type CheckedSeries = {
  kind: Series["kind"];
  year: number;
  count: number;
  /** The first that does not hold; "end" where the last ones are missing. */
  broken: SeriesFault | null;
};

/** A row as its hash vouches for it. */
export const linkOf = ({ snapshot, issuedAt, id: _, pdfKey: __, ...row }: DocumentRow): Link => ({
  ...row,
  issuedAt: issuedAt.toISOString(),
  content: snapshot,
});

/** Every series, from its first document to its last. */
export async function checkDocuments(db: Database): Promise<CheckedSeries[]> {
  const all = await db
    .select()
    .from(documentSeries)
    .orderBy(asc(documentSeries.year), asc(documentSeries.kind));
  const checked: CheckedSeries[] = [];
  for (const series of all) {
    const { kind, year, lastNumber: count } = series;
    checked.push({ kind, year, count, broken: await faultOfSeries(db, series) });
  }
  return checked;
}

async function faultOfSeries(db: Database, series: Series): Promise<SeriesFault | null> {
  const { kind, year } = series;
  let end: ChainEnd = CHAIN_START;
  for await (const rows of documentsOf(db, series)) {
    const followed = followChain(rows.map(linkOf), end, sha256);
    if ("fault" in followed) return followed;
    end = followed.end;
  }
  if (end.number === series.lastNumber && end.hash === series.lastHash) return null;
  return { number: documentNumber(kind, year, end.number + 1), fault: "end" };
}

/** The documents of a series by their numbers, in parts. */
async function* documentsOf(
  db: Database,
  { kind, year }: Pick<Series, "kind" | "year">,
): AsyncGenerator<DocumentRow[]> {
  for (let last = 0; ;) {
    const rows = await db
      .select()
      .from(documents)
      .where(and(eq(documents.kind, kind), eq(documents.year, year), gt(documents.number, last)))
      .orderBy(asc(documents.number))
      .limit(AT_ONCE);
    if (rows.length > 0) yield rows;
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1)?.number ?? last;
  }
}
