import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { buildFamily } from "../../../../test/booking-scene.ts";
import { NOT_FOUND } from "../../../../test/error-map.ts";
import { buildSession, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { homeworkOf, newHomework, recordAtHome } from "../../../../test/homework-scene.ts";
import { asked, at, buildRecitationScene } from "../../../../test/recitation-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { messageText } from "../../../platform/i18n/translate.ts";
import { staffRights } from "../../identity/tables/user-roles.ts";
import { notifications } from "../../notifications/tables/notifications.ts";

const test = await startTestApp();
const { db } = test;
beforeEach(() => test.clock.set(TEST_NOW));
const URL = "/api/homework/";
const refused = (key: Parameters<typeof messageText>[0]["key"]) => ({
  detail: [messageText({ key }, "en")],
});
const noticesOf = async ({ id }: { id: string }) =>
  (await db.select().from(notifications).where(eq(notifications.userId, id))).map(
    ({ event }) => event,
  );

describe("homework", () => {
  it("is set by the pupil's teacher once, and the family reads it and is told", async () => {
    const scene = await buildRecitationScene(test);
    const wanted = newHomework(scene, { session_id: scene.lesson.id });
    const answer = await scene.desk.post(URL, wanted);
    expect(answer.json()).toEqual({
      ...wanted,
      student: scene.child.name,
      set_by: "Amina",
      set_at: TEST_NOW.toISOString(),
      state: "open",
      recording: null,
      can_withdraw: true,
    });
    expect((await scene.desk.post(URL, wanted)).json()).toEqual(answer.json());
    for (const reader of [scene.family, scene.pupil, scene.office, scene.desk]) {
      const list = (await reader.get(homeworkOf(scene))).json();
      const isTeacher = reader === scene.desk;
      expect(list).toMatchObject({
        homework: [{ id: wanted.id, can_withdraw: isTeacher }],
        student: scene.child.name,
        today: "2026-11-21",
        can_set: isTeacher,
        can_record: reader === scene.family || reader === scene.pupil,
      });
      expect((await reader.get(`${URL}${wanted.id}/`)).statusCode).toBe(200);
    }
    expect(await noticesOf(scene.parent)).toEqual(["homework-set"]);
    expect(await noticesOf(scene.child)).toEqual(["homework-set"]);
  });

  it("is due from today on, on the pupil's calendar, and of ayat that there are", async () => {
    const scene = await buildRecitationScene(test);
    const due = async (due_on: string) => scene.desk.post(URL, newHomework(scene, { due_on }));
    const late = await due("2026-11-20");
    const far = await due("2027-06-01");
    const { detail } = refused("homework_due");
    expect([late.statusCode, late.json()]).toEqual([400, { due_on: detail }]);
    expect(far.json()).toEqual({ due_on: detail });
    // It is the next day in Paris by then.
    test.clock.set(new Date("2026-11-21T23:30:00Z"));
    expect((await due("2026-11-21")).statusCode).toBe(400);
    expect((await due("2026-11-22")).statusCode).toBe(200);
    const backwards = { from: { sura: 112, aya: 4 }, to: { sura: 112, aya: 1 } };
    expect((await scene.desk.post(URL, newHomework(scene, backwards))).json()).toHaveProperty("to");
    expect((await scene.desk.post(URL, {})).statusCode).toBe(400);
  });

  it("is set by nobody else, and after a lesson of this pupil alone", async () => {
    const scene = await buildRecitationScene(test);
    for (const [reader, status] of [
      [scene.family, 403],
      [scene.pupil, 403],
      [scene.office, 403],
      [test.client(), 401],
      [await signedIn(test, await buildTeacher(db)), 404],
    ] as const) {
      expect((await reader.post(URL, newHomework(scene))).statusCode).toBe(status);
    }
    const startsAt = new Date(TEST_NOW.getTime() - 86_400_000);
    const others = await buildSession(db, {
      teacher: scene.teacher,
      students: [(await buildFamily(db)).child],
      startsAt,
    });
    const foreign = newHomework(scene, { session_id: others.id });
    expect((await scene.desk.post(URL, foreign)).json()).toEqual(NOT_FOUND);
  });

  it("does not exist for another family, another teacher and staff without the right", async () => {
    const scene = await buildRecitationScene(test);
    const { id } = newHomework(scene);
    await scene.desk.post(URL, newHomework(scene, { id }));
    const strangers = [(await buildFamily(db)).parent, await buildTeacher(db)];
    const readers = [];
    for (const stranger of strangers) readers.push(await signedIn(test, stranger));
    await db.delete(staffRights);
    for (const reader of [...readers, scene.office]) {
      expect((await reader.get(homeworkOf(scene))).json()).toEqual(NOT_FOUND);
      expect((await reader.get(`${URL}${id}/`)).json()).toEqual(NOT_FOUND);
      const removal = await reader.unsafe("DELETE", `${URL}${id}/`, undefined, {});
      expect(removal.json()).toEqual(NOT_FOUND);
    }
    const guest = test.client();
    expect((await guest.get(homeworkOf(scene))).statusCode).toBe(401);
    expect((await guest.get(`${URL}${id}/`)).statusCode).toBe(401);
    expect((await guest.unsafe("DELETE", `${URL}${id}/`, undefined, {})).statusCode).toBe(401);
  });

  it("is withdrawn by the teacher as long as nothing was recorded for it", async () => {
    const scene = await buildRecitationScene(test);
    const [open, recorded] = [newHomework(scene), newHomework(scene)];
    await scene.desk.post(URL, open);
    await scene.desk.post(URL, recorded);
    await recordAtHome(scene, { homework_id: recorded.id });
    const withdraw = ({ id }: { id: string }, reader = scene.desk) =>
      reader.unsafe("DELETE", `${URL}${id}/`, undefined, {});
    expect((await withdraw(open, scene.family)).statusCode).toBe(403);
    expect((await withdraw(open)).statusCode).toBe(200);
    expect((await withdraw(open)).statusCode).toBe(200);
    expect((await withdraw(recorded)).json()).toEqual(refused("homework_recorded"));
    const { homework } = (await scene.family.get(homeworkOf(scene))).json();
    expect(homework.map(({ id }: { id: string }) => id)).toEqual([recorded.id]);
    expect((await scene.family.get(`${URL}${open.id}/`)).json()).toEqual(NOT_FOUND);
    const late = asked(scene, { session_id: null, homework_id: open.id });
    const answer = await scene.family.post("/api/recitations/", late);
    expect([answer.statusCode, answer.json()]).toEqual([409, refused("homework_withdrawn")]);
  });
});

describe("a recording for it", () => {
  it("is the family's alone, at home, and of this pupil", async () => {
    const scene = await buildRecitationScene(test);
    const other = await buildRecitationScene(test);
    const [own, others] = [newHomework(scene), newHomework(other)];
    await scene.desk.post(URL, own);
    await other.desk.post(URL, others);
    const begin = async (reader: typeof scene.desk, change: object) =>
      (await reader.post("/api/recitations/", asked(scene, change))).statusCode;
    expect(await begin(scene.desk, { session_id: null, homework_id: own.id })).toBe(403);
    expect(await begin(scene.desk, { homework_id: own.id })).toBe(403);
    expect(await begin(scene.family, { session_id: null, homework_id: others.id })).toBe(404);
    expect(await begin(scene.pupil, { session_id: null, homework_id: own.id })).toBe(200);
  });

  it("needs the consent on file", async () => {
    const scene = await buildRecitationScene(test, { isAllowed: false });
    const { id } = newHomework(scene);
    await scene.desk.post(URL, newHomework(scene, { id }));
    const wanted = asked(scene, { session_id: null, homework_id: id });
    const answer = await scene.family.post("/api/recitations/", wanted);
    expect([answer.statusCode, answer.json()]).toEqual([409, refused("recording_consent_parent")]);
  });

  it("waits for the teacher who asked for it, the oldest first, until it is answered", async () => {
    const scene = await buildRecitationScene(test);
    const { id } = newHomework(scene);
    await scene.desk.post(URL, newHomework(scene, { id }));
    const first = await recordAtHome(scene, { homework_id: id });
    test.clock.advance(3_600_000);
    const practice = await recordAtHome(scene);
    const queue = (await scene.desk.get("/api/to-hear/")).json();
    const recordedAt = new Date(TEST_NOW.getTime() + 0).toISOString();
    expect(queue).toMatchObject({
      total: 2,
      recordings: [
        {
          recording: { id: first, student: scene.child.name, duration_ms: 2000, homework_id: id },
          recorded_at: recordedAt,
          answer_by: new Date(TEST_NOW.getTime() + 3 * 86_400_000).toISOString(),
          homework: { id, words: "Slowly, and twice", due_on: "2026-11-23" },
        },
        { recording: { id: practice }, homework: null },
      ],
    });
    expect(await noticesOf(scene.teacher)).toEqual(["recording-waits", "recording-waits"]);
    const [shown] = (await scene.family.get(homeworkOf(scene))).json().homework;
    expect(shown).toMatchObject({ state: "recorded", recording: { id: first, answered_at: null } });
    await scene.desk.post(at(first, "answer/"), {});
    const after = (await scene.desk.get("/api/to-hear/")).json();
    expect(after).toMatchObject({ total: 1, recordings: [{ recording: { id: practice } }] });
    const [heard] = (await scene.family.get(homeworkOf(scene))).json().homework;
    expect(heard).toMatchObject({ state: "answered", recording: { id: first, answer_by: null } });
  });

  it("waits for no other teacher of the pupil, but for each who teaches one that nobody asked for", async () => {
    const scene = await buildRecitationScene(test);
    const second = await buildTeacher(db);
    const startsAt = new Date(TEST_NOW.getTime() + 86_400_000);
    await buildSession(db, { teacher: second, students: [scene.child], startsAt });
    const desk = await signedIn(test, second);
    const { id } = newHomework(scene);
    await scene.desk.post(URL, newHomework(scene, { id }));
    await recordAtHome(scene, { homework_id: id });
    expect((await desk.get("/api/to-hear/")).json()).toMatchObject({ total: 0 });
    await recordAtHome(scene);
    expect((await desk.get("/api/to-hear/")).json()).toMatchObject({ total: 1 });
    expect((await scene.desk.get("/api/to-hear/")).json()).toMatchObject({ total: 2 });
    expect(await noticesOf(second)).toEqual(["recording-waits"]);
  });

  it("waits for nobody else: not what teachers record, and in no queue of others", async () => {
    const scene = await buildRecitationScene(test);
    await recordAtHome(scene);
    const stranger = await signedIn(test, await buildTeacher(db));
    expect((await stranger.get("/api/to-hear/")).json()).toEqual({ recordings: [], total: 0 });
    expect((await scene.family.get("/api/to-hear/")).statusCode).toBe(403);
    expect((await test.client().get("/api/to-hear/")).statusCode).toBe(401);
  });
});
