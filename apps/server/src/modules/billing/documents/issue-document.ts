import { createHash } from "node:crypto";

import { CHAIN_START, hashOfDocument } from "@riwaq/domain/billing/document-chain";
import { type DocumentContent, faultOfDocument } from "@riwaq/domain/billing/documents";
import { toWall } from "@riwaq/domain/time/zone";
import { and, eq } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { documentSeries } from "../tables/document-series.ts";
import { documents } from "../tables/documents.ts";

export type NewDocument = {
  /** What makes it be issued once: `invoice:` and the charge, `credit-note:` and the refund. */
  key: string;
  payerId: string;
  chargeId: string | null;
  refundId: string | null;
  content: DocumentContent;
};

export type DocumentRow = typeof documents.$inferSelect;

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/**
 * Issues a document, within the transaction in which it was paid: the next number of its kind in the seller's year, and a
 * hash that holds the one before it. The same key answers what was issued first. All who issue wait for each other until
 * the transaction ends, so it comes last.
 * @throws RangeError for a content that the law would not have
 */
export async function issueDocument(
  tx: Transaction,
  { key, payerId, chargeId, refundId, content }: NewDocument,
  now: Date,
): Promise<DocumentRow> {
  const fault = faultOfDocument(content);
  if (fault) throw new RangeError(`${key} is no document: ${fault}`);
  const { kind, seller } = content;
  const year = Number(toWall(now.getTime(), seller.timeZone).date.slice(0, 4));
  const series = await holdSeries(tx, { kind, year, now });
  const [first] = await tx.select().from(documents).where(eq(documents.key, key));
  if (first) return first;
  const number = series.lastNumber + 1;
  const issuedAt = now > series.lastIssuedAt ? now : series.lastIssuedAt;
  const snapshot = { ...content, issuedOn: toWall(issuedAt.getTime(), seller.timeZone).date };
  const facts = { key, kind, year, number, payerId, chargeId, refundId };
  const previousHash = series.lastHash;
  const hash = hashOfDocument(
    { ...facts, issuedAt: issuedAt.toISOString(), content: snapshot },
    previousHash,
    sha256,
  );
  const [row] = await tx
    .insert(documents)
    .values({ ...facts, snapshot, hash, previousHash, issuedAt })
    .returning();
  if (!row) throw new Error("The document was not written");
  await tx
    .update(documentSeries)
    .set({ lastNumber: number, lastHash: hash, lastIssuedAt: issuedAt })
    .where(and(eq(documentSeries.kind, kind), eq(documentSeries.year, year)));
  return row;
}

type Series = { kind: DocumentContent["kind"]; year: number; now: Date };

/** Nobody else issues in it until the transaction ends. */
async function holdSeries(tx: Transaction, series: Series) {
  return (await lockSeries(tx, series)) ?? (await beginSeries(tx, series));
}

async function lockSeries(tx: Transaction, { kind, year }: Series) {
  const [series] = await tx
    .select()
    .from(documentSeries)
    .where(and(eq(documentSeries.kind, kind), eq(documentSeries.year, year)))
    .for("update");
  return series;
}

/** The first of its year: who comes at the same moment waits, and goes on with what is there then. */
async function beginSeries(tx: Transaction, asked: Series) {
  const { kind, year, now } = asked;
  const begun = { lastNumber: CHAIN_START.number, lastHash: CHAIN_START.hash, lastIssuedAt: now };
  await tx
    .insert(documentSeries)
    .values({ kind, year, ...begun })
    .onConflictDoNothing();
  const series = await lockSeries(tx, asked);
  if (!series) throw new Error("The series is not there");
  return series;
}
