import { randomUUID } from "node:crypto";

import type { DocumentContent } from "@riwaq/domain/billing/documents";
import { anInvoice } from "@riwaq/domain/billing/testing/documents";
import { asc, eq, sql } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it, test } from "vitest";

import { openTestDatabase } from "../../../../test/test-database.ts";
import { moveDatabase } from "../../../platform/db/backup.ts";
import { type Database, databaseFault } from "../../../platform/db/database.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { documentSeries } from "../tables/document-series.ts";
import { documents } from "../tables/documents.ts";
import { checkDocuments } from "./check-documents.ts";
import { issueDocument } from "./issue-document.ts";

const database = await openTestDatabase();
const { db } = database;
const NOW = new Date("2027-03-01T10:00:00Z");

/** As nobody can who is not the database's owner. */
const forge = (work: (tx: Database) => Promise<unknown>) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await work(tx);
  });

afterEach(() =>
  forge(async (tx) => {
    await tx.delete(documents);
    await tx.delete(documentSeries);
  }),
);
afterAll(() => database.close());

const asked = (change: Partial<DocumentContent> = {}, key = `invoice:${randomUUID()}`) => ({
  key,
  payerId: randomUUID(),
  chargeId: randomUUID(),
  refundId: null,
  content: anInvoice(change),
});

const issue = (document = asked(), now = NOW) =>
  inTransaction(db, (tx) => issueDocument(tx, document, now));

const corrects = { number: "F-2027-000001", issuedOn: "2027-03-01", reason: "Départ" };
const CREDIT_NOTE = { kind: "credit_note", corrects } as const;

const sound = (kind: string, year: number, count: number) => ({ kind, year, count, broken: null });
const firstBroken = async () => (await checkDocuments(db))[0]?.broken;

describe("documents that are issued", () => {
  it("have numbers without a gap and a whole chain, however many at once and whatever fails", async () => {
    const stopped = new Error("stopped");
    const attempts = Array.from({ length: 128 }, (_, place) =>
      inTransaction(db, async (tx) => {
        await issueDocument(tx, asked(), NOW);
        if (place % 5 === 4) throw stopped;
      }).catch((error: unknown) => {
        if (error !== stopped) throw error;
      }),
    );
    await Promise.all(attempts);
    const rows = await db
      .select({ number: documents.number })
      .from(documents)
      .orderBy(asc(documents.number));
    const count = 128 - Math.floor(128 / 5);
    expect(rows.map(({ number }) => number)).toEqual(
      Array.from({ length: count }, (_, place) => place + 1),
    );
    expect(await checkDocuments(db)).toEqual([sound("invoice", 2027, count)]);
  });

  it("are one for each key, also when it is asked for twice at once", async () => {
    const document = asked();
    const rows = await Promise.all([issue(document), issue(document), issue(document)]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1);
    expect(await checkDocuments(db)).toEqual([sound("invoice", 2027, 1)]);
  });

  it("begin anew with the year on the seller's wall, each kind by itself", async () => {
    const [before, after] = [new Date("2027-12-31T22:59:59Z"), new Date("2027-12-31T23:00:00Z")];
    await issue(asked(), before);
    await issue(asked(), after);
    await issue(asked(CREDIT_NOTE), after);
    const { seller } = anInvoice();
    const inCairo = asked({ seller: { ...seller, timeZone: "Africa/Cairo" } });
    const row = await issue(inCairo, before);
    expect([row.year, row.number, row.snapshot.issuedOn]).toEqual([2028, 2, "2028-01-01"]);
    expect(await checkDocuments(db)).toEqual([
      sound("invoice", 2027, 1),
      sound("credit_note", 2028, 1),
      sound("invoice", 2028, 2),
    ]);
  });

  it("are never dated before the one that they follow", async () => {
    await issue(asked(), new Date("2027-03-02T00:00:00Z"));
    const { snapshot, issuedAt } = await issue(asked(), NOW);
    expect([snapshot.issuedOn, issuedAt.toISOString()]).toEqual([
      "2027-03-02",
      "2027-03-02T00:00:00.000Z",
    ]);
  });

  it("say all that they must, or nothing is written", async () => {
    await expect(issue(asked({ lines: [] }))).rejects.toThrow("is no document: lines");
    expect(await db.$count(documentSeries)).toBe(0);
  });
});

const codeOf = (error: unknown) => databaseFault(error)?.code ?? String(error);

test.each<[string, (tx: Database) => Promise<unknown>]>([
  ["a payer", (tx) => tx.update(documents).set({ payerId: randomUUID() })],
  ["a text", (tx) => tx.execute(sql`update documents set snapshot = snapshot || '{"a": 1}'`)],
  ["a file, a second time", (tx) => tx.update(documents).set({ pdfKey: "other" })],
  ["a document, away", (tx) => tx.delete(documents)],
  ["all documents, away", (tx) => tx.execute(sql`truncate documents`)],
  ["a number, back", (tx) => tx.update(documentSeries).set({ lastNumber: 0 })],
  ["a series, away", (tx) => tx.execute(sql`truncate document_series cascade`)],
  ["a number, given to nobody", (tx) => tx.update(documentSeries).set({ lastNumber: 2 })],
])("the database refuses to change %s", async (_, change) => {
  await issue();
  await db.update(documents).set({ pdfKey: "documents/1.pdf" });
  const refused = await db.transaction(change).catch(codeOf);
  expect(["23001", "23514"]).toContain(refused);
});

describe("what somebody changed past the database's guard", () => {
  const issueThree = async () => {
    for (let count = 0; count < 3; count += 1) await issue();
  };
  const second = eq(documents.number, 2);

  it.each<[string, string, (tx: Database) => Promise<unknown>]>([
    [
      "an amount",
      "content",
      (tx) =>
        tx.execute(sql`update documents set snapshot = jsonb_set(snapshot, '{totals,gross}', '1')
          where number = 2`),
    ],
    [
      "a payer",
      "content",
      (tx) => tx.update(documents).set({ payerId: randomUUID() }).where(second),
    ],
    [
      "the hour",
      "content",
      (tx) =>
        tx
          .update(documents)
          .set({ issuedAt: new Date(0) })
          .where(second),
    ],
    [
      "the link",
      "link",
      (tx) =>
        tx
          .update(documents)
          .set({ previousHash: "f".repeat(64) })
          .where(second),
    ],
  ])("is found: %s", async (_, fault, change) => {
    await issueThree();
    await forge(change);
    expect(await firstBroken()).toEqual({ number: "F-2027-000002", fault });
  });

  it("is found: a document that is gone, in the middle and at the end", async () => {
    await issueThree();
    await forge((tx) => tx.delete(documents).where(eq(documents.number, 3)));
    expect(await firstBroken()).toEqual({ number: "F-2027-000003", fault: "end" });
    await forge((tx) => tx.delete(documents).where(eq(documents.number, 1)));
    expect(await firstBroken()).toEqual({ number: "F-2027-000002", fault: "gap" });
  });
});

it("a copy of the database goes on where it stood, its chain whole", async () => {
  await issue();
  await issue();
  const copy = await openTestDatabase();
  try {
    await moveDatabase(db, copy.db);
    await inTransaction(copy.db, (tx) => issueDocument(tx, asked(), NOW));
    expect(await checkDocuments(copy.db)).toEqual([sound("invoice", 2027, 3)]);
  } finally {
    await copy.close();
  }
});
