import { DOCUMENTS_PER_PAGE, type DocumentsQuery } from "@riwaq/contracts/billing/documents";
import { type SQL, and, asc, desc, eq, gt, gte, lte, or, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { documentSeries } from "../tables/document-series.ts";
import { documents } from "../tables/documents.ts";
import type { DocumentRow } from "./issue-document.ts";

const AT_ONCE = 500;

/** Dates of the seller compare as they are written. */
const issuedOn = sql<string>`${documents.snapshot}->>'issuedOn'`;
const payerName = sql<string>`${documents.snapshot}#>>'{payer,name}'`;
const numberText = sql<string>`(case ${documents.kind} when 'invoice' then 'F' else 'A' end)
  || '-' || ${documents.year} || '-' || lpad(${documents.number}::text, 6, '0')`;

/** What was issued to somebody, the newest first. */
export const findOwnDocuments = (db: Database, payerId: string): Promise<DocumentRow[]> =>
  db
    .select()
    .from(documents)
    .where(eq(documents.payerId, payerId))
    .orderBy(desc(documents.issuedAt), desc(documents.kind), desc(documents.number));

export async function findDocument(db: Database, id: string): Promise<DocumentRow | undefined> {
  const [row] = await db.select().from(documents).where(eq(documents.id, id));
  return row;
}

function narrowed({ search, kind, from, to }: DocumentsQuery): SQL | undefined {
  const wanted = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return and(
    kind && eq(documents.kind, kind),
    from === undefined ? undefined : gte(issuedOn, from),
    to === undefined ? undefined : lte(issuedOn, to),
    search === ""
      ? undefined
      : or(sql`${payerName} ilike ${wanted}`, sql`${numberText} ilike ${wanted}`),
  );
}

/** The newest first. A page past the last is the last one. */
export async function findDocuments(db: Database, query: DocumentsQuery) {
  const where = narrowed(query);
  const count = await db.$count(documents, where);
  const pageCount = Math.max(1, Math.ceil(count / DOCUMENTS_PER_PAGE));
  const page = Math.min(query.page, pageCount);
  const rows = await db
    .select()
    .from(documents)
    .where(where)
    .orderBy(desc(documents.issuedAt), desc(documents.kind), desc(documents.number))
    .limit(DOCUMENTS_PER_PAGE)
    .offset((page - 1) * DOCUMENTS_PER_PAGE);
  return { rows, count, page, pageCount };
}

/** In which something was issued, the newest first. */
export async function findYears(db: Database): Promise<number[]> {
  const rows = await db
    .selectDistinct({ year: documentSeries.year })
    .from(documentSeries)
    .orderBy(desc(documentSeries.year));
  return rows.map(({ year }) => year);
}

export const findSeries = (db: Database) =>
  db.select().from(documentSeries).orderBy(asc(documentSeries.year), asc(documentSeries.kind));

type Series = Pick<typeof documentSeries.$inferSelect, "kind" | "year">;

/** The documents of a series by their numbers, in parts. */
export async function* documentsOf(
  db: Database,
  { kind, year }: Series,
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

/** Those of some days of the seller, in the order in which they were issued, in parts. */
export async function* findDocumentsOfDays(
  db: Database,
  { from, to }: { from: string; to: string },
): AsyncGenerator<DocumentRow[]> {
  for (let offset = 0; ; offset += AT_ONCE) {
    const rows = await db
      .select()
      .from(documents)
      .where(and(gte(issuedOn, from), lte(issuedOn, to)))
      .orderBy(asc(documents.issuedAt), asc(documents.kind), asc(documents.number))
      .limit(AT_ONCE)
      .offset(offset);
    if (rows.length > 0) yield rows;
    if (rows.length < AT_ONCE) return;
  }
}
