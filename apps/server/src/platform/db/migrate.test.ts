import { sql } from "drizzle-orm";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import { afterAll, expect, it } from "vitest";

import { DatabaseTooOld, migrateEmbedded } from "./migrate.ts";
import { embeddedDatabase } from "./open-database.ts";

const database = await embeddedDatabase();
afterAll(() => database.close());

it("is done again without an effect, and refused where a version before the first tables was", async () => {
  const db = database.db as PgliteDatabase;
  const steps = sql`drizzle.__drizzle_migrations`;
  const before = await db.$count(steps);
  await migrateEmbedded(db);
  expect(await db.$count(steps)).toBe(before);
  await db.execute(sql`insert into ${steps} (hash, created_at) values ('older', 1000)`);
  await expect(migrateEmbedded(db)).rejects.toThrow(DatabaseTooOld);
});
