import { randomUUID } from "node:crypto";

import { maskOf } from "@riwaq/domain/memory/lines";
import { asc, eq } from "drizzle-orm";

import { wordMarks } from "../src/modules/learning/tables/word-marks.ts";
import { writeFirstSchemes } from "../src/modules/memory/schemes/write-first-schemes.ts";
import { memoryPages } from "../src/modules/memory/tables/memory-pages.ts";
import { recitationTests } from "../src/modules/memory/tables/recitation-tests.ts";
import { scoringSchemes } from "../src/modules/memory/tables/scoring-schemes.ts";
import { events } from "../src/platform/db/tables/events.ts";
import type { MemoryScene } from "./memory-scene.ts";
import { type TestApp, TEST_NOW } from "./test-app.ts";
import type { TestClient } from "./test-client.ts";

/** Somebody holds these pages whole. */
export async function holdPages(
  { db }: TestApp,
  studentId: string,
  pages: readonly number[],
): Promise<void> {
  await db.insert(memoryPages).values(
    pages.map((page) => ({
      studentId,
      page,
      known: maskOf(null, page),
      learnedDay: null,
      learnedBefore: true,
      stability: 20,
      difficulty: 5,
      lastDay: 20_000,
      heardDay: null,
      notAfter: null,
      lapses: 0,
    })),
  );
}

/** Three questions of five lines over sura 78. */
export const newTest = (schemeId: string, change: object = {}) => ({
  id: randomUUID(),
  session_id: null,
  scheme_id: schemeId,
  from: { sura: 78, aya: 1 },
  to: { sura: 78, aya: 40 },
  questions: 3,
  lines: 5,
  ...change,
});

export const testAt = (id: string, rest = "") => `/api/tests/${id}/${rest}`;

type Word = { sura: number; aya: number; word?: number; kind?: string; detail?: string };

/** A mark on the way, as the page of a test makes it. */
export async function markWord(
  who: TestClient,
  { student }: Pick<MemoryScene, "student">,
  { sura, aya, word = 1, kind = "prompted", detail = "" }: Word,
): Promise<{ id: string }> {
  const id = randomUUID();
  const mark = { id, student_id: student.id, session_id: null, sura, aya, word, kind, detail };
  const answer = await who.post("/api/marks/", mark);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return { id };
}

/** Tests of one pupil, held by the teacher of the scene by the first schemes. */
export async function buildTestScene(test: TestApp, { student, people }: MemoryScene) {
  const { db } = test;
  await writeFirstSchemes(db, TEST_NOW);
  const schemes = await db.select().from(scoringSchemes);
  const idOf = (key: string) => schemes.find((scheme) => scheme.key === key)?.id ?? "";
  const fifty = idOf("fifty-fifty");
  const list = `/api/students/${student.id}/tests/`;
  const begin = (who: TestClient, body: object) => who.post(list, body);
  const happened = async () =>
    (
      await db
        .select()
        .from(events)
        .where(eq(events.subjectId, student.id))
        .orderBy(asc(events.sequence))
    )
      .map(({ kind }) => kind)
      .filter((kind) => kind.endsWith("-test") || kind === "ask-question");
  let before = 0;
  return {
    idOf,
    fifty,
    list,
    begin,
    async begun(change: object = {}) {
      const answer = await begin(people.teacher, newTest(fifty, change));
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json();
    },
    pass: (ms = 60_000) => test.clock.set(new Date(test.clock.now().getTime() + ms)),
    ask: (id: string, question: number, who = people.teacher) =>
      who.post(testAt(id, "ask/"), { question }),
    finish: (id: string, who = people.teacher, note = "Well held.") =>
      who.post(testAt(id, "finish/"), { note }),
    drop: (id: string, who = people.teacher) => who.post(testAt(id, "drop/"), {}),
    show: async (id: string, who = people.teacher) => (await who.get(testAt(id))).json(),
    /** Rows of events are never removed: those of this test come after those of others. */
    told: async () => (await happened()).slice(before),
    /** Nothing was held yet, and two pages are known. */
    async beginAnew() {
      await db.delete(recitationTests);
      await db.delete(memoryPages);
      await db.delete(wordMarks);
      before = (await happened()).length;
      test.clock.set(TEST_NOW);
      await holdPages(test, student.id, [582, 583]);
    },
  };
}
