import { wordsOfName } from "@riwaq/domain/people/search-text";
import { soundOf } from "@riwaq/domain/people/sound-of-name";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";

import { buildTeacher } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { rowsOf } from "../../../platform/db/table-names.ts";
import { users } from "../tables/users.ts";

const { db } = await startTestApp();

const NAMES = [
  "Inès El-Naggar",
  "أَحْمَد عبد الغني",
  "عبدالله",
  "Agnès Lebœuf-Straße",
  "İbrahim Yıldız",
  "Łukasz Søren Đoković",
  "Σωκράτης",
  "ЖАННА Иванова",
  "آمنة  ٱلتازي",
  "‏Abdelghani\u00a0O’Brien ",
  "ﻣﺤﻤﺪ ٣",
  "Schäfer Chérif Khaled Ghita Thérèse",
];

const inDatabase = (names: readonly string[]) =>
  rowsOf<{ words: string; sound: string }>(
    db,
    sql`select name_words(name) as words, sound_of(name) as sound
      from unnest(${sql.param([...names])}::text[]) with ordinality given(name, place) order by place`,
  );

const folded = (names: readonly string[]) =>
  names.map((name) => ({
    words: ` ${wordsOfName(name).join(" ")}`,
    sound: ` ${soundOf(name)}`,
  }));

it("names are folded by the database as by the rule", async () => {
  expect(await inDatabase(NAMES)).toEqual(folded(NAMES));
});

it("whatever letters of these scripts they are made of", async () => {
  const letter = fc
    .oneof(
      fc.integer({ min: 0x20, max: 0x24f }),
      fc.integer({ min: 0x300, max: 0x3e1 }),
      fc.integer({ min: 0x3f0, max: 0x4ff }),
      fc.integer({ min: 0x600, max: 0x6ff }),
      fc.integer({ min: 0x1e00, max: 0x1fff }),
      fc.integer({ min: 0x2000, max: 0x206f }),
      fc.integer({ min: 0xfb50, max: 0xfeff }),
      fc.constantFrom(..."abcdefghijklmnop -ال".split("").map((one) => one.codePointAt(0) ?? 32)),
    )
    .map((code) => String.fromCodePoint(code));
  const names = fc.array(fc.string({ unit: letter, maxLength: 20 }), { maxLength: 50 });
  await fc.assert(
    fc.asyncProperty(names, async (some) => {
      expect(await inDatabase(some)).toEqual(folded(some));
    }),
    { numRuns: 60 },
  );
});

it("a name that changes is found by the new one", async () => {
  const teacher = await buildTeacher(db, { name: "Salma Hegazy" });
  expect(teacher).toMatchObject({ nameWords: " salma hegazy", nameSound: " slm hjz" });
  const [changed] = await db
    .update(users)
    .set({ name: "سلمى النجار" })
    .where(eq(users.id, teacher.id))
    .returning();
  expect(changed).toMatchObject({ nameWords: " سلمي النجار", nameSound: " slm njr" });
});
