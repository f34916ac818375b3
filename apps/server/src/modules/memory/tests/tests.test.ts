import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { NOT_FOUND, SIGN_IN_FIRST, errorMapOf } from "../../../../test/error-map.ts";
import { buildSession, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { buildMemoryScene } from "../../../../test/memory-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { buildTestScene, newTest, testAt } from "../../../../test/test-scene.ts";
import { recitationTests } from "../tables/recitation-tests.ts";
import { scoringSchemes } from "../tables/scoring-schemes.ts";

const test = await startTestApp();
const { db } = test;
const scene = await buildMemoryScene(test);
const { student, teacher, people } = scene;
const second = await buildTeacher(db, { name: "Maryam" });
await buildSession(db, {
  teacher: second,
  students: [student],
  startsAt: new Date(TEST_NOW.getTime() + 2 * 86_400_000),
});
const colleague = await signedIn(test, second);
const { fifty, list, begin, begun, pass, ask, finish, drop, show, told, beginAnew } =
  await buildTestScene(test, scene);

beforeEach(beginAnew);

describe("before a test", () => {
  it("a teacher reads what is held and how it may be counted", async () => {
    const answer = (await people.teacher.get(`${list}choice/`)).json();
    expect(answer).toMatchObject({ name: "Inès", pages: [582, 583], running: null });
    expect(answer.schemes.map(({ key }: { key: string }) => key).toSorted()).toEqual([
      "fifty-fifty",
      "fifty-fifty-children",
      "half-one-two",
    ]);
  });

  it.each([
    ["guest", 401, SIGN_IN_FIRST],
    ["parent", 403, expect.anything()],
    ["student", 403, expect.anything()],
    ["staff", 403, expect.anything()],
    ["stranger", 404, NOT_FOUND],
    ["neighbour", 404, NOT_FOUND],
  ] as const)("nothing of it is for a %s, nor to begin one", async (who, status, body) => {
    const answers = [
      await people[who].get(`${list}choice/`),
      await begin(people[who], newTest(fifty)),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, errorMapOf(answer)]).toEqual([status, body]);
    }
    expect(await db.$count(recitationTests)).toBe(0);
  });
});

describe("a test that begins", () => {
  it("asks its first question at once, over what is held, in the order of the Quran", async () => {
    const one = await begun();
    expect(one).toMatchObject({
      state: "running",
      is_mine: true,
      side: "teacher",
      held_by: "Youssef",
      score: null,
      marks_in: null,
      full: { memory: 50, tajwid: 50 },
    });
    const places = one.questions.map(({ from }: { from: { aya: number } }) => from.aya);
    expect(places).toEqual(places.toSorted((a: number, b: number) => a - b));
    expect(one.questions).toMatchObject([
      { asked_at: TEST_NOW.toISOString(), answered_at: null, marks: [] },
      { asked_at: null },
      { asked_at: null },
    ]);
  });

  it("is one where it is begun twice, and another beside it is refused", async () => {
    const body = newTest(fifty);
    const answers = [await begin(people.teacher, body), await begin(people.teacher, body)];
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    const others = [await begin(people.teacher, newTest(fifty)), await begin(colleague, body)];
    expect(others.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
    expect(errorMapOf(others[0]!)).toEqual({
      detail: ["A test of this pupil is running already."],
    });
    expect(await told()).toEqual(["begin-test"]);
  });

  it("is one of two that are begun in the same instant", async () => {
    const answers = await Promise.all([
      begin(people.teacher, newTest(fifty)),
      begin(colleague, newTest(fifty)),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it("asks for what is held alone", async () => {
    const beyond = { from: { sura: 2, aya: 1 }, to: { sura: 2, aya: 286 } };
    const answer = await begin(people.teacher, newTest(fifty, beyond));
    expect([answer.statusCode, Object.keys(errorMapOf(answer))]).toEqual([400, ["from"]]);
    const all = await begun({ from: { sura: 1, aya: 1 }, to: { sura: 114, aya: 6 } });
    for (const { from, to } of all.questions) {
      expect([78, 79]).toContain(from.sura);
      expect([78, 79]).toContain(to.sura);
    }
  });

  it.each([
    ["scheme_id", { scheme_id: "11111111-1111-4111-8111-111111111111" }],
    ["session_id", { session_id: "11111111-1111-4111-8111-111111111111" }],
    ["to", { from: { sura: 78, aya: 9 }, to: { sura: 78, aya: 8 } }],
    ["to", { to: { sura: 78, aya: 41 } }],
    ["questions", { questions: 21 }],
    ["lines", { lines: 1 }],
  ])("is refused with a wrong %s", async (field, change) => {
    const answer = await begin(people.teacher, newTest(fifty, change));
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(errorMapOf(answer))).toEqual([field]);
  });

  it("is not counted by a scheme that is retired", async () => {
    const retire = (retiredAt: Date | null) =>
      db.update(scoringSchemes).set({ retiredAt }).where(eq(scoringSchemes.id, fifty));
    await retire(TEST_NOW);
    expect((await begin(people.teacher, newTest(fifty))).statusCode).toBe(400);
    await retire(null);
  });

  it("belongs to a lesson whose room is open, and its marks with it", async () => {
    const { id } = await buildSession(db, { teacher, students: [student], startsAt: TEST_NOW });
    const one = await begun({ session_id: id });
    expect(one.marks_in).toBe(id);
    pass(5 * 3_600_000);
    expect((await show(one.id)).marks_in).toBeNull();
  });
});

describe("a test that runs", () => {
  it("goes on question by question, each asked once", async () => {
    const { id } = await begun();
    pass();
    const asked = (await ask(id, 2)).json();
    pass();
    expect((await ask(id, 2)).json()).toEqual(asked);
    expect(asked.questions[0].answered_at).toBe(asked.questions[1].asked_at);
    const skipping = await ask(id, 4);
    expect([skipping.statusCode, Object.keys(errorMapOf(skipping))]).toEqual([400, ["question"]]);
    expect(await told()).toEqual(["begin-test", "ask-question"]);
  });

  it("is shown to teachers and staff, and to no family before its end", async () => {
    const { id } = await begun();
    expect((await show(id, colleague)).is_mine).toBe(false);
    expect((await show(id, people.staff)).side).toBe("staff");
    for (const who of [people.parent, people.student, people.stranger, people.neighbour]) {
      expect((await who.get(testAt(id))).statusCode).toBe(404);
    }
    expect((await people.parent.get(list)).json().tests).toEqual([]);
  });

  it("is in the hands of whoever holds it; any teacher of the pupil may break it off", async () => {
    const { id } = await begun();
    for (const [who, status] of [
      [colleague, 403],
      [people.staff, 403],
      [people.parent, 404],
      [people.stranger, 404],
      [people.guest, 401],
    ] as const) {
      expect((await ask(id, 2, who)).statusCode).toBe(status);
      expect((await finish(id, who)).statusCode).toBe(status);
    }
    for (const [who, status] of [
      [people.staff, 403],
      [people.parent, 404],
      [people.guest, 401],
    ] as const) {
      expect((await drop(id, who)).statusCode).toBe(status);
    }
    expect((await drop(id, colleague)).json().state).toBe("dropped");
    expect((await drop(id, colleague)).statusCode).toBe(200);
    const over = [await ask(id, 2), await finish(id)];
    expect(over.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
    expect(await told()).toEqual(["begin-test", "drop-test"]);
    expect((await begin(people.teacher, newTest(fifty))).statusCode).toBe(200);
  });
});
