import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { seedSellingDemo } from "../../../test/demo.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { moveDatabase, restoreBackup, writeBackup } from "./backup.ts";
import { copiedTables, countRows, schemaVersion } from "./copy-rows.ts";
import type { OpenDatabase } from "./open-database.ts";
import { rowsOf } from "./table-names.ts";
import { events } from "./tables/events.ts";

const NOW = new Date("2026-11-21T10:00:00.000Z");
const opened: OpenDatabase[] = [];
let source: OpenDatabase;
let folder = "";

async function emptyDatabase(): Promise<OpenDatabase> {
  const database = await openTestDatabase();
  opened.push(database);
  return database;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "riwaq-backup-"));
  source = await emptyDatabase();
  await seedSellingDemo(source.db, NOW);
});

afterAll(async () => {
  for (const database of opened) await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** Every row of every table that is copied, as the database itself writes it. */
async function contentOf({ db }: OpenDatabase): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const table of await copiedTables(db)) {
    const rows = await rowsOf<{ row: string }>(
      db,
      sql`select to_jsonb(t)::text as row from ${sql.identifier(table)} t order by 1`,
    );
    content[table] = rows.map(({ row }) => row);
  }
  return content;
}

describe("backup and restore", () => {
  it("brings every row of every table back as it was", async () => {
    const file = join(folder, "institute.gz");
    const counts = await writeBackup(source.db, file);
    expect(counts.users).toBe(27);
    const target = await emptyDatabase();
    expect(await restoreBackup(target.db, file)).toEqual(counts);
    expect(await contentOf(target)).toEqual(await contentOf(source));
  });

  it("goes on counting after the rows that came", async () => {
    const file = join(folder, "numbered.gz");
    const entry = { actorRole: "system", kind: "x", subjectType: "user", subjectId: "1" };
    const numbered = await emptyDatabase();
    await numbered.db.insert(events).values([entry, entry]);
    await writeBackup(numbered.db, file);
    const target = await emptyDatabase();
    await restoreBackup(target.db, file);
    await target.db.insert(events).values(entry);
    const rows = await target.db.select().from(events).orderBy(events.sequence);
    expect(rows.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  });

  it("refuses a database that holds rows already, and leaves it as it is", async () => {
    const file = join(folder, "again.gz");
    await writeBackup(source.db, file);
    const before = await contentOf(source);
    await expect(restoreBackup(source.db, file)).rejects.toThrow(/already holds rows/);
    expect(await contentOf(source)).toEqual(before);
  });

  it("refuses a file that is no backup", async () => {
    const file = join(folder, "other.gz");
    await writeFile(file, gzipSync("a letter\n"));
    await expect(restoreBackup(source.db, file)).rejects.toThrow(/is not a backup/);
  });

  it("keeps nothing of a backup that is damaged or cut short", async () => {
    const target = await emptyDatabase();
    const before = await countRows(target.db);
    const schema = await schemaVersion(target.db);
    const head = { riwaq_backup: 1, schema, counts: { programmes: 2 } };
    const row = {
      id: crypto.randomUUID(),
      slug: "tajweed",
      area: "quran",
      name: { en: "Tajweed", fr: "Tajwid", ar: "تجويد" },
      about: { en: "", fr: "", ar: "" },
      created_at: NOW.toISOString(),
      position: 0,
    };
    const [own] = await rowsOf<object>(target.db, sql`select * from institute`);
    const institute = { table: "institute", rows: [{ ...own, name: "X" }] };
    const batch = { table: "programmes", rows: [row] };
    for (const [name, lines] of Object.entries({
      short: [head, institute, batch],
      damaged: [head, institute, batch, "…"],
    })) {
      const file = join(folder, `${name}.gz`);
      await writeFile(file, gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join("")));
      await expect(restoreBackup(target.db, file)).rejects.toThrow(/Nothing was written/);
      expect(await countRows(target.db)).toEqual(before);
    }
  });

  it("refuses rows of another schema", async () => {
    const target = await emptyDatabase();
    const file = join(folder, "older.gz");
    const head = { riwaq_backup: 1, schema: 1, counts: {} };
    await writeFile(file, gzipSync(`${JSON.stringify(head)}\n`));
    await expect(restoreBackup(target.db, file)).rejects.toThrow(/schema 1/);
  });
});

describe("moving to another database", () => {
  it("copies every row, verifies the counts and leaves the source alone", async () => {
    const target = await emptyDatabase();
    const before = await contentOf(source);
    const counts = await moveDatabase(source.db, target.db);
    expect(counts).toEqual(await countRows(source.db));
    expect(await contentOf(target)).toEqual(before);
    expect(await contentOf(source)).toEqual(before);
  });
});
