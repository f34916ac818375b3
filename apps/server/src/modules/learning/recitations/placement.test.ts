import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { buildFamily } from "../../../../test/booking-scene.ts";
import { NOT_FOUND } from "../../../../test/error-map.ts";
import { buildTeacher, signedIn } from "../../../../test/factories.ts";
import { newHomework, recordAtHome } from "../../../../test/homework-scene.ts";
import { asked, at, buildRecitationScene } from "../../../../test/recitation-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { notifications } from "../../notifications/tables/notifications.ts";
import { agreements } from "../../people/tables/agreements.ts";
import { sessionStudents } from "../../scheduling/tables/session-students.ts";
import { recitations } from "../tables/recitations.ts";

const test = await startTestApp();
const { db } = test;
beforeEach(() => test.clock.set(TEST_NOW));
const DAY_MS = 86_400_000;

type Scene = Awaited<ReturnType<typeof buildRecitationScene>>;
const of = ({ child }: Pick<Scene, "child">) => `/api/students/${child.id}/recitation-placement/`;
const record = async (scene: Scene) => recordAtHome(scene, { for_placement: true });
const eventsOf = async ({ id }: { id: string }) =>
  (await db.select().from(notifications).where(eq(notifications.userId, id))).map(
    ({ event }) => event,
  );

describe("a recitation by which a pupil is placed", () => {
  it("is recorded by the family, heard by the teacher, and says where to begin", async () => {
    const scene = await buildRecitationScene(test);
    const { family, desk, pupil, office } = scene;
    expect((await family.get(of(scene))).json()).toEqual({
      recording: null,
      answer_by: null,
      answered_by: null,
      has_teacher: true,
      can_record: true,
    });
    const id = await record(scene);
    expect(await eventsOf(scene.teacher)).toContain("recording-waits");
    const { recordings } = (await desk.get("/api/to-hear/")).json();
    expect(recordings).toMatchObject([{ recording: { id, for_placement: true, level: null } }]);
    const answerBy = new Date(TEST_NOW.getTime() + 3 * DAY_MS).toISOString();
    expect((await family.get(of(scene))).json()).toMatchObject({ answer_by: answerBy });
    expect((await desk.post(at(id, "answer/"), { level: "ayat" })).statusCode).toBe(200);
    for (const reader of [family, pupil, desk, office]) {
      const isFamily = reader === family || reader === pupil;
      expect((await reader.get(of(scene))).json()).toMatchObject({
        recording: { id, level: "ayat", answered_at: TEST_NOW.toISOString() },
        answer_by: null,
        answered_by: "Amina",
        can_record: isFamily,
      });
    }
    expect(await eventsOf(scene.parent)).toContain("recording-answered");
  });

  it("is answered with a level, and nothing else is", async () => {
    const scene = await buildRecitationScene(test);
    const [placed, other] = [await record(scene), await recordAtHome(scene)];
    for (const [id, body] of [
      [placed, {}],
      [placed, { level: "perfect" }],
      [other, { level: "ayat" }],
    ] as const) {
      const answer = await scene.desk.post(at(id, "answer/"), body);
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ["level"]]);
    }
    expect((await scene.family.get(at(placed))).json()).toMatchObject({ answered_at: null });
  });

  it("is placed anew by the last word, which is told once", async () => {
    const scene = await buildRecitationScene(test);
    const id = await record(scene);
    await scene.desk.post(at(id, "answer/"), { level: "ayat" });
    test.clock.advance(DAY_MS);
    await scene.desk.post(at(id, "answer/"), { level: "words" });
    expect((await scene.family.get(of(scene))).json()).toMatchObject({
      recording: { level: "words", answered_at: TEST_NOW.toISOString() },
    });
    const told = (await eventsOf(scene.parent)).filter((event) => event === "recording-answered");
    expect(told).toHaveLength(1);
    // What was found is known when the sound is kept no longer.
    await db
      .update(recitations)
      .set({ state: "gone", storageKey: null })
      .where(eq(recitations.id, id));
    expect((await scene.family.get(of(scene))).json()).toMatchObject({
      recording: { level: "words", state: "gone" },
    });
  });

  it("that is removed unheard is none, and the newest counts", async () => {
    const scene = await buildRecitationScene(test);
    const first = await record(scene);
    test.clock.advance(60_000);
    const second = await record(scene);
    const shown = async () => (await scene.family.get(of(scene))).json().recording?.id;
    expect(await shown()).toBe(second);
    const waiting = async () => {
      const { recordings, total } = (await scene.desk.get("/api/to-hear/")).json();
      return [total, ...recordings.map((one: { recording: { id: string } }) => one.recording.id)];
    };
    expect(await waiting()).toEqual([1, second]);
    await scene.family.unsafe("DELETE", at(second), undefined, {});
    expect(await shown()).toBe(first);
    expect(await waiting()).toEqual([1, first]);
    await scene.family.unsafe("DELETE", at(first), undefined, {});
    expect(await shown()).toBeUndefined();
  });

  it("is recorded at home by the family alone, and for nothing else", async () => {
    const scene = await buildRecitationScene(test);
    const begin = async (reader: Scene["family"], change: object) => {
      const body = asked(scene, { session_id: null, for_placement: true, ...change });
      return (await reader.post("/api/recitations/", body)).statusCode;
    };
    expect(await begin(scene.desk, {})).toBe(403);
    expect(await begin(scene.office, {})).toBe(403);
    const homework = newHomework(scene);
    await scene.desk.post("/api/homework/", homework);
    expect(await begin(scene.family, { homework_id: homework.id })).toBe(400);
    expect(await begin(scene.family, { for_placement: "yes" })).toBe(400);
    expect(await begin(scene.family, {})).toBe(200);
  });

  it("waits where nobody teaches the pupil, for whoever does next", async () => {
    const scene = await buildRecitationScene(test);
    const { child } = scene;
    await db.delete(sessionStudents).where(eq(sessionStudents.studentId, child.id));
    await db.delete(agreements).where(eq(agreements.studentId, child.id));
    const id = await record(scene);
    expect((await scene.family.get(of(scene))).json()).toMatchObject({
      recording: { id },
      answer_by: null,
      has_teacher: false,
    });
    expect((await scene.family.get(at(id, "answer/"))).json()).toMatchObject({ answer_by: null });
    const teacher = await buildTeacher(db);
    const desk = await signedIn(test, teacher);
    expect((await desk.get("/api/to-hear/")).json()).toMatchObject({ total: 0 });
    test.clock.advance(5 * DAY_MS);
    const broughtTogetherAt = test.clock.now();
    await db
      .insert(agreements)
      .values({ studentId: child.id, teacherId: teacher.id, broughtTogetherAt });
    // Nobody is late for what nobody could hear.
    const answer_by = new Date(broughtTogetherAt.getTime() + 3 * DAY_MS).toISOString();
    expect((await desk.get("/api/to-hear/")).json()).toMatchObject({
      recordings: [{ recording: { id }, answer_by }],
    });
    expect((await desk.get(at(id, "answer/"))).json()).toMatchObject({ answer_by });
    expect((await scene.family.get(of(scene))).json()).toMatchObject({
      has_teacher: true,
      answer_by,
    });
  });

  it("is nobody else's to see", async () => {
    const scene = await buildRecitationScene(test);
    const id = await record(scene);
    for (const outsider of [await buildTeacher(db), (await buildFamily(db)).parent]) {
      const client = await signedIn(test, outsider);
      expect((await client.get(of(scene))).json()).toEqual(NOT_FOUND);
      expect((await client.post(at(id, "answer/"), { level: "ayat" })).statusCode).toBe(404);
    }
    expect((await test.client().get(of(scene))).statusCode).toBe(401);
    expect((await scene.family.post(at(id, "answer/"), { level: "ayat" })).statusCode).toBe(403);
  });
});
