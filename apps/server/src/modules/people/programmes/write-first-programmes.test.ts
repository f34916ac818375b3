import { asc, eq } from "drizzle-orm";
import { expect, it } from "vitest";

import { openTestDatabase } from "../../../../test/test-database.ts";
import { programmes } from "../tables/programmes.ts";
import { findLevels } from "./find-levels.ts";
import { findAllProgrammes } from "./queries.ts";
import { FIRST_PROGRAMMES, writeFirstProgrammes } from "./write-first-programmes.ts";

async function withDatabase(work: (db: Database) => Promise<void>) {
  const database = await openTestDatabase();
  try {
    await work(database.db);
  } finally {
    await database.close();
  }
}

type Database = Awaited<ReturnType<typeof openTestDatabase>>["db"];

it("a new installation teaches what was planned, in its order and with its levels", async () => {
  await withDatabase(async (db) => {
    await Promise.all([writeFirstProgrammes(db), writeFirstProgrammes(db)]);
    const rows = await findAllProgrammes(db);
    expect(rows.map(({ slug }) => slug)).toEqual(Object.keys(FIRST_PROGRAMMES));
    expect(new Set(rows.map(({ area }) => area))).toEqual(new Set(["quran", "arabic", "islamic"]));
    const levels = await findLevels(db, rows);
    const standard = rows.find(({ slug }) => slug === "standard-arabic");
    expect(levels(standard?.id ?? "").map(({ name }) => name.fr)).toEqual([
      "Débutant",
      "Élémentaire",
      "Intermédiaire",
      "Avancé",
    ]);
    for (const { id, name } of rows) {
      const names = levels(id).map((level) => level.name);
      for (const texts of [name, ...names]) expect(Object.values(texts)).not.toContain("");
    }
  });
});

it("what staff have changed, archived or ordered is never written again", async () => {
  await withDatabase(async (db) => {
    await writeFirstProgrammes(db);
    const name = { en: "Ours", fr: "Le nôtre", ar: "برنامجنا" };
    await db.update(programmes).set({ archivedAt: new Date(0), position: 3 });
    await db.update(programmes).set({ name }).where(eq(programmes.slug, "tajweed"));
    const stored = () => db.select().from(programmes).orderBy(asc(programmes.id));
    const before = await stored();
    await writeFirstProgrammes(db);
    expect(await stored()).toEqual(before);
  });
});

it("an installation with a programme of its own is given no others", async () => {
  await withDatabase(async (db) => {
    const name = { en: "Ours", fr: "Le nôtre", ar: "برنامجنا" };
    await db.insert(programmes).values({ slug: "ours", area: "arabic", name });
    await writeFirstProgrammes(db);
    expect(await db.$count(programmes)).toBe(1);
  });
});
