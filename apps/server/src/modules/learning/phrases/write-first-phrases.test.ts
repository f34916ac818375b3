import { CHIP_MAX } from "@riwaq/contracts/learning/reports";
import { PHRASE_KINDS } from "@riwaq/domain/learning/phrases/phrase";
import { expect, it } from "vitest";

import { openTestDatabase } from "../../../../test/test-database.ts";
import {
  FIRST_PROGRAMMES,
  writeFirstProgrammes,
} from "../../people/programmes/write-first-programmes.ts";
import { programmes } from "../../people/tables/programmes.ts";
import { setPhrases } from "../tables/set-phrases.ts";
import { findOfferedPhrases } from "./queries.ts";
import { writeFirstPhrases } from "./write-first-phrases.ts";

async function withDatabase(work: (db: Database) => Promise<void>) {
  const database = await openTestDatabase();
  try {
    await work(database.db);
  } finally {
    await database.close();
  }
}

type Database = Awaited<ReturnType<typeof openTestDatabase>>["db"];

it("a new installation has phrases of each kind for each programme, whole in every language", async () => {
  await withDatabase(async (db) => {
    await writeFirstProgrammes(db);
    await Promise.all([writeFirstPhrases(db), writeFirstPhrases(db)]);
    const rows = await findOfferedPhrases(db);
    const slugs = new Map((await db.select().from(programmes)).map(({ id, slug }) => [id, slug]));
    for (const slug of [undefined, ...Object.keys(FIRST_PROGRAMMES)]) {
      const own = rows.filter(({ programmeId }) => slugs.get(programmeId ?? "") === slug);
      for (const kind of PHRASE_KINDS) {
        expect(own.filter((row) => row.kind === kind).length).toBeGreaterThanOrEqual(4);
      }
    }
    for (const { words } of rows) {
      expect(Object.keys(words).toSorted()).toEqual(["ar", "en", "fr"]);
      expect(words.ar).toMatch(/\p{Script=Arabic}/u);
      for (const said of Object.values(words)) expect(said.length).toBeLessThanOrEqual(CHIP_MAX);
    }
    for (const language of ["en", "fr", "ar"] as const) {
      const said = rows.map(({ words, kind, programmeId }) => [words[language], kind, programmeId]);
      expect(new Set(said.map(String)).size).toBe(rows.length);
    }
  });
});

it("what staff have changed is never written again", async () => {
  await withDatabase(async (db) => {
    await writeFirstProgrammes(db);
    await writeFirstPhrases(db);
    await db.update(setPhrases).set({ retiredAt: new Date(0) });
    const before = await db.$count(setPhrases);
    await writeFirstPhrases(db);
    expect(await db.$count(setPhrases)).toBe(before);
    expect(await findOfferedPhrases(db)).toEqual([]);
  });
});
