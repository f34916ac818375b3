import { and, eq, isNull } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";

import { markIn, newHomework, recordAtHome } from "../../../../test/homework-scene.ts";
import { buildMemoryScene } from "../../../../test/memory-scene.ts";
import { buildRecitationScene } from "../../../../test/recitation-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { markWord, newTest, testAt } from "../../../../test/test-scene.ts";
import { writeFirstSchemes } from "../schemes/write-first-schemes.ts";
import { memoryReviews } from "../tables/memory-reviews.ts";
import { scoringSchemes } from "../tables/scoring-schemes.ts";

const test = await startTestApp();
const { db } = test;
await writeFirstSchemes(db, TEST_NOW);
const [scheme] = await db.select().from(scoringSchemes);

const standing = (source: "test" | "homework") =>
  db
    .select()
    .from(memoryReviews)
    .where(and(eq(memoryReviews.source, source), isNull(memoryReviews.voidedAt)));
const held = { held: [{ first: 582, last: 604, standing: "solid" }] };

beforeEach(() => test.clock.set(TEST_NOW));

it("a test counts for the lines that were recited in it, and anew where a mark of it is taken back", async () => {
  const scene = await buildMemoryScene(test);
  const { people, student } = scene;
  await people.teacher.post(`/api/students/${student.id}/memory/beginning/`, held);
  const begun = await people.teacher.post(
    `/api/students/${student.id}/tests/`,
    newTest(scheme!.id, { questions: 1 }),
  );
  const { id, questions } = begun.json();
  await people.teacher.post(testAt(id, "ask/"), { question: 0 });
  test.clock.advance(60_000);
  const mark = await markWord(people.teacher, scene, { ...questions[0].from, kind: "forgot" });
  test.clock.advance(60_000);
  await people.teacher.post(testAt(id, "finish/"), { note: "" });
  const [row] = await standing("test");
  expect(row).toMatchObject({ by: "teacher", byId: scene.teacher.id, grade: 1 });
  await people.teacher.unsafe("DELETE", `/api/marks/${mark.id}/`, undefined, {});
  expect((await standing("test")).map(({ grade }) => grade)).not.toContain(1);
});

it("a recording that was answered counts for its pages, graded by what was marked in it", async () => {
  const scene = await buildRecitationScene(test);
  await scene.desk.post(`/api/students/${scene.child.id}/memory/beginning/`, held);
  const homework = newHomework(scene);
  expect((await scene.desk.post("/api/homework/", homework)).statusCode).toBe(200);
  const recital = await recordAtHome(scene, {
    homework_id: homework.id,
    from: homework.from,
    to: homework.to,
  });
  await scene.desk.post("/api/marks/", markIn(scene, recital, { kind: "forgot" }));
  expect(await standing("homework")).toEqual([]);
  await scene.desk.post(`/api/recitations/${recital}/answer/`, {});
  expect(await standing("homework")).toMatchObject([{ page: 604, grade: 1, by: "teacher" }]);
});
