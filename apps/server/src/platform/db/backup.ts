import { createReadStream, createWriteStream } from "node:fs";
import { rename } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

import { z } from "zod";

import {
  type Counts,
  type TableRows,
  countRows,
  readRows,
  schemaVersion,
  writeRows,
} from "./copy-rows.ts";
import type { Database } from "./database.ts";

const Head = z.object({
  riwaq_backup: z.literal(1),
  schema: z.int(),
  counts: z.record(z.string(), z.int()),
});
const Batch = z.object({ table: z.string(), rows: z.array(z.unknown()) });

export class BackupUnusable extends Error {}

/** A gzipped file of JSON lines, readable without this program: a head with counts, then batches of rows. */
export async function writeBackup(db: Database, file: string): Promise<Counts> {
  return inSnapshot(db, async (tx) => {
    const counts = await countRows(tx);
    const head = { riwaq_backup: 1, schema: await schemaVersion(tx), counts };
    const unfinished = `${file}.part`;
    await pipeline(
      Readable.from(lines(head, readRows(tx))),
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600 }),
    );
    await rename(unfinished, file);
    return counts;
  });
}

/** Into an empty database only; the counts of the head must be met, or nothing is kept. */
export async function restoreBackup(db: Database, file: string): Promise<Counts> {
  const text = createInterface({
    input: createReadStream(file).pipe(createGunzip()),
    crlfDelay: Infinity,
  });
  const iterator = text[Symbol.asyncIterator]();
  const head = Head.safeParse(parse((await iterator.next()).value));
  if (!head.success) throw new BackupUnusable(`${file} is not a backup of Riwaq.`);
  return db.transaction(async (tx) => {
    await requireSameSchema(tx, head.data.schema);
    const counts = await writeRows(tx, batches({ [Symbol.asyncIterator]: () => iterator }));
    requireSameCounts(head.data.counts, counts);
    return counts;
  });
}

/** Copies one database into another, empty one and verifies the counts on both sides. */
export async function moveDatabase(from: Database, to: Database): Promise<Counts> {
  return inSnapshot(from, (source) =>
    to.transaction(async (target) => {
      await requireSameSchema(target, await schemaVersion(source));
      await writeRows(target, readRows(source));
      const counts = await countRows(target);
      requireSameCounts(await countRows(source), counts);
      return counts;
    }),
  );
}

function inSnapshot<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(work, { isolationLevel: "repeatable read", accessMode: "read only" });
}

async function* lines(head: object, rows: AsyncIterable<TableRows>): AsyncGenerator<string> {
  yield `${JSON.stringify(head)}\n`;
  for await (const batch of rows) yield `${JSON.stringify(batch)}\n`;
}

async function* batches(text: AsyncIterable<string>): AsyncGenerator<TableRows> {
  for await (const line of text) {
    const batch = Batch.safeParse(parse(line));
    if (!batch.success) throw new BackupUnusable("The backup is damaged. Nothing was written.");
    yield batch.data;
  }
}

function parse(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? "");
  } catch {
    return undefined;
  }
}

async function requireSameSchema(tx: Database, version: number): Promise<void> {
  const own = await schemaVersion(tx);
  if (own !== version) {
    throw new BackupUnusable(
      `The rows are of schema ${version}, this program has ${own}. Use the matching version.`,
    );
  }
}

function requireSameCounts(expected: Counts, found: Counts): void {
  const tables = new Set([...Object.keys(expected), ...Object.keys(found)]);
  const wrong = [...tables].filter((table) => (expected[table] ?? 0) !== (found[table] ?? 0));
  if (wrong.length > 0) {
    throw new BackupUnusable(`The counts of ${wrong.join(", ")} differ. Nothing was written.`);
  }
}
