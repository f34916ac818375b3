import {
  CHAIN_START,
  type ChainEnd,
  type ChainFault,
  type Link,
  followChain,
} from "@riwaq/domain/billing/document-chain";
import { documentNumber } from "@riwaq/domain/billing/documents";

import type { Database } from "../../../platform/db/database.ts";
import type { documentSeries } from "../tables/document-series.ts";
import { type DocumentRow, sha256 } from "./issue-document.ts";
import { documentsOf, findSeries } from "./queries.ts";

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
  const all = await findSeries(db);
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
