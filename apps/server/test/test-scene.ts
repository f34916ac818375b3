import { randomUUID } from "node:crypto";

import { maskOf } from "@riwaq/domain/memory/lines";

import { memoryPages } from "../src/modules/memory/tables/memory-pages.ts";
import type { MemoryScene } from "./memory-scene.ts";
import type { TestApp } from "./test-app.ts";
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
