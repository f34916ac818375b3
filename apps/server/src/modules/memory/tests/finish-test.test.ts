import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { buildMemoryScene } from "../../../../test/memory-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { buildTestScene, markWord, newTest } from "../../../../test/test-scene.ts";
import { scoringSchemes } from "../tables/scoring-schemes.ts";

const test = await startTestApp();
const { db } = test;
const scene = await buildMemoryScene(test);
const { people } = scene;
const { fifty, list, begin, begun, pass, ask, finish, drop, show, told, beginAnew } =
  await buildTestScene(test, scene);

beforeEach(beginAnew);

describe("a test that is finished", () => {
  /** Two questions are answered: in the first a prompt and a madd, and what counts for nothing. */
  async function finished() {
    const one = await begun();
    const [first, next] = one.questions;
    pass();
    const prompted = await markWord(people.teacher, scene, first.from);
    const madd = await markWord(people.teacher, scene, { ...first.from, word: 2, kind: "madd" });
    // At another place, by somebody else, and taken back.
    await markWord(people.teacher, scene, { sura: 79, aya: 20 });
    await markWord(people.parent, scene, first.from);
    const gone = await markWord(people.teacher, scene, first.from);
    await people.teacher.unsafe("DELETE", `/api/marks/${gone.id}/`, undefined, {});
    pass();
    await ask(one.id, 2);
    pass();
    // Its question is over.
    await markWord(people.teacher, scene, first.from);
    await markWord(people.teacher, scene, { ...next.from, kind: "hesitation" });
    pass();
    const answer = await finish(one.id);
    expect(answer.statusCode).toBe(200);
    return { result: answer.json(), marks: { prompted, madd } };
  }

  it("has two figures, of what was marked at its words in its time", async () => {
    const { result } = await finished();
    expect(result).toMatchObject({
      state: "finished",
      note: "Well held.",
      score: { memory: 46, tajwid: 49, is_passed: true },
    });
    expect(result.questions.map(({ marks }: { marks: object[] }) => marks.length)).toEqual([
      2, 1, 0,
    ]);
    expect(result.questions[2]).toMatchObject({ asked_at: null, answered_at: null });
  });

  it("is finished once, and not dropped any more", async () => {
    const { result } = await finished();
    pass();
    expect((await finish(result.id, people.teacher, "Other words")).json()).toEqual(result);
    expect((await drop(result.id)).statusCode).toBe(409);
    expect((await ask(result.id, 3)).statusCode).toBe(409);
    expect((await told()).filter((kind) => kind === "finish-test")).toHaveLength(1);
  });

  it("is read by the family, with what is shown to it", async () => {
    const { result } = await finished();
    for (const who of [people.parent, people.student]) {
      expect(await show(result.id, who)).toMatchObject({ side: "family", score: { memory: 46 } });
      expect((await who.get(list)).json()).toMatchObject({
        name: "Inès",
        side: "family",
        tests: [{ id: result.id, questions: 3, score: { tajwid: 49, is_passed: true } }],
      });
    }
    for (const who of [people.stranger, people.neighbour]) {
      expect((await who.get(list)).statusCode).toBe(404);
    }
  });

  it("is counted anew where a mark is taken back or changed", async () => {
    const { result, marks } = await finished();
    pass();
    await people.teacher.unsafe("DELETE", `/api/marks/${marks.prompted.id}/`, undefined, {});
    expect((await show(result.id)).score).toMatchObject({ memory: 49, tajwid: 49 });
    await people.teacher.patch(`/api/marks/${marks.madd.id}/`, { kind: "forgot" });
    expect((await show(result.id)).score).toMatchObject({ memory: 47, tajwid: 50 });
    expect((await told()).filter((kind) => kind === "rescore-test")).toHaveLength(2);
  });

  it("keeps the points that it was held by", async () => {
    const { result } = await finished();
    const points = {
      ...(await db.select().from(scoringSchemes)).find(({ id }) => id === fifty)!.points,
      full: { memory: 9, tajwid: 9 },
    };
    const [newer] = await db
      .insert(scoringSchemes)
      .values({ key: "fifty-fifty", version: 2, name: "9", points, madeAt: TEST_NOW })
      .returning();
    expect(await show(result.id)).toMatchObject({
      scheme: { name: "50 + 50", version: 1 },
      full: { memory: 50, tajwid: 50 },
    });
    expect((await begin(people.teacher, newTest(fifty))).statusCode).toBe(400);
    await db.delete(scoringSchemes).where(eq(scoringSchemes.id, newer!.id));
  });
});
