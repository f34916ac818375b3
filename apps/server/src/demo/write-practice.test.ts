import { eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

import { seedDemoInto } from "../../test/demo.ts";
import { memoryStorage } from "../../test/memory-storage.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { users } from "../modules/identity/tables/users.ts";
import { loadLearning } from "../modules/memory/cards/load-learning.ts";
import { minimalPairs } from "../modules/memory/tables/minimal-pairs.ts";
import { recitationTests } from "../modules/memory/tables/recitation-tests.ts";
import { similarPlaces } from "../modules/memory/tables/similar-places.ts";
import type { OpenDatabase } from "../platform/db/open-database.ts";
import { inspectAudio } from "../platform/files/inspect-audio.ts";

const NOW = new Date("2026-11-11T10:00:00Z");
const storage = memoryStorage();
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedDemoInto(database.db, NOW, storage);
});
afterAll(() => database.close());

async function idOf(name: string): Promise<string> {
  const [user] = await database.db.select().from(users).where(eq(users.name, name));
  if (!user) throw new Error(`nobody is called ${name}`);
  return user.id;
}

it("gives cards to children and a grown-up, some of them asked before", async () => {
  const [ines, sofia] = [await idOf("Inès Lambert"), await idOf("Sofia Marchand")];
  const learningOf = await loadLearning(database.db, [ines, sofia]);
  expect(learningOf(ines).cards).toHaveLength(12);
  expect(learningOf(ines).reviews).toHaveLength(7);
  expect(learningOf(sofia).assignments).toMatchObject([{ newPerDay: 3, kind: "rule" }]);
});

it("has words that can be heard, and some that wait for a voice", async () => {
  const pairs = await database.db.select().from(minimalPairs);
  const spoken = pairs.filter(({ firstSoundKey }) => firstSoundKey !== null);
  expect(spoken).toHaveLength(3);
  expect(pairs.length).toBeGreaterThan(spoken.length);
  for (const { firstSoundKey, firstSoundType } of spoken) {
    const parts: Buffer[] = [];
    for await (const part of await storage.get(firstSoundKey ?? "")) parts.push(part as Buffer);
    expect(await inspectAudio(Buffer.concat(parts))).toBe(firstSoundType);
  }
});

it("has verses that resemble each other, and a test whose figures are counted of its marks", async () => {
  expect(await database.db.$count(similarPlaces)).toBe(2);
  const [one, ...others] = await database.db
    .select()
    .from(recitationTests)
    .where(isNotNull(recitationTests.finishedAt));
  expect(others).toEqual([]);
  const { memory, tajwid } = one!.points.full;
  expect(one!.memoryScore).toBeLessThan(memory);
  expect(one!.memoryScore).toBeGreaterThan(0);
  expect(one!.tajwidScore).toBeLessThan(tajwid);
  expect(one!.tajwidScore).toBeGreaterThan(0);
});
