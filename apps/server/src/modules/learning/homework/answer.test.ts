import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { buildFamily } from "../../../../test/booking-scene.ts";
import { NOT_FOUND } from "../../../../test/error-map.ts";
import { buildSession, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { markIn, recordAtHome, speak } from "../../../../test/homework-scene.ts";
import {
  FIRST_PIECE,
  type RecitationScene,
  at,
  buildRecitationScene,
  record,
} from "../../../../test/recitation-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { messageText } from "../../../platform/i18n/translate.ts";
import { clearLooseFiles } from "../../../platform/storage/loose-files.ts";
import { staffRights } from "../../identity/tables/user-roles.ts";
import { notifications } from "../../notifications/tables/notifications.ts";
import { closeRecitations } from "../recitations/close-recitations.job.ts";
import { recitationComments } from "../tables/recitation-comments.ts";

const test = await startTestApp();
const { db } = test;
const deps = { ...test.services, log: console };
beforeEach(() => test.clock.set(TEST_NOW));
const refused = (key: Parameters<typeof messageText>[0]["key"]) => ({
  detail: [messageText({ key }, "en")],
});
const words = (change: object = {}) => ({
  id: crypto.randomUUID(),
  at_ms: 1200,
  text: "Lengthen it",
  ...change,
});
const voiceOf = (id: string) => `/api/recitation-comments/${id}/sound/`;
const remove = (reader: RecitationScene["desk"], id: string) =>
  reader.unsafe("DELETE", `/api/recitation-comments/${id}/`, undefined, {});
const isThere = (key: string) =>
  test.services.storage.get(key).then(
    (bytes) => (bytes.destroy(), true),
    () => false,
  );

describe("what is said to a recording", () => {
  it("is the teacher's until it is answered; then the family reads and hears it, and is told once", async () => {
    const scene = await buildRecitationScene(test);
    const id = await recordAtHome(scene);
    const said = words();
    const voice = crypto.randomUUID();
    expect((await scene.desk.post(at(id, "comments/"), said)).json()).toEqual({
      ...said,
      by: "Amina",
      sound_ms: null,
      made_at: TEST_NOW.toISOString(),
      can_remove: true,
    });
    expect((await speak(scene.desk, id, { comment: voice })).json()).toMatchObject({
      at_ms: 500,
      sound_ms: 4000,
    });
    await scene.desk.post(at(id, "comments/"), words({ at_ms: null, text: "Well done" }));
    const mark = markIn(scene, id);
    expect((await scene.desk.post("/api/marks/", mark)).statusCode).toBe(200);

    const unread = (await scene.family.get(at(id, "answer/"))).json();
    expect(unread).toMatchObject({ comments: [], answered_at: null, can_answer: false });
    expect((await scene.family.get(voiceOf(voice))).json()).toEqual(NOT_FOUND);
    expect((await scene.family.get(at(id))).json().marks).toEqual([]);
    expect((await scene.desk.get(at(id))).json().marks).toMatchObject([
      { id: mark.id, at_ms: 1500 },
    ]);

    test.clock.advance(60_000);
    const answered = (await scene.desk.post(at(id, "answer/"), {})).json();
    expect(answered).toMatchObject({ answer_by: null, can_answer: true });
    await scene.desk.post(at(id, "answer/"), {});
    for (const reader of [scene.family, scene.pupil, scene.office]) {
      const read = (await reader.get(at(id, "answer/"))).json();
      expect(read.answered_at).toBe(new Date(TEST_NOW.getTime() + 60_000).toISOString());
      expect(read.comments.map((one: { text: string }) => one.text)).toEqual([
        "",
        "Lengthen it",
        "Well done",
      ]);
      expect(read).toMatchObject({ can_answer: false, homework: null });
      expect((await reader.get(voiceOf(voice))).rawPayload).toEqual(FIRST_PIECE);
      expect((await reader.get(at(id))).json().marks).toMatchObject([{ id: mark.id, at_ms: 1500 }]);
    }
    const told = await db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, scene.parent.id));
    expect(told.filter(({ event }) => event === "recording-answered")).toHaveLength(1);
  });

  it("is said once, to a moment that there is, in words or a minute of voice", async () => {
    const scene = await buildRecitationScene(test);
    const id = await recordAtHome(scene);
    const said = words();
    const url = at(id, "comments/");
    expect((await scene.desk.post(url, said)).json()).toEqual(
      (await scene.desk.post(url, said)).json(),
    );
    expect((await scene.desk.post(url, words({ at_ms: 9000 }))).statusCode).toBe(400);
    expect((await scene.desk.post(url, words({ text: " " }))).statusCode).toBe(400);
    expect((await scene.desk.post(url, {})).statusCode).toBe(400);
    const twice = { comment: crypto.randomUUID() };
    await speak(scene.desk, id, twice);
    expect((await speak(scene.desk, id, twice)).statusCode).toBe(200);
    const long = await speak(scene.desk, id, { query: "sound_ms=62000" });
    expect([long.statusCode, Object.keys(long.json())]).toEqual([400, ["sound_ms"]]);
    const large = await speak(scene.desk, id, { bytes: Buffer.alloc(1_048_577) });
    expect([large.statusCode, large.json()]).toEqual([413, refused("comment_long")]);
    const pdf = await speak(scene.desk, id, { bytes: Buffer.from("%PDF-1.7") });
    expect([pdf.statusCode, Object.keys(pdf.json())]).toEqual([400, ["sound"]]);
    const json = await scene.desk.put(at(id, `comments/${crypto.randomUUID()}/?sound_ms=1`), {});
    expect(json.statusCode).toBe(415);
    expect(await db.$count(recitationComments, eq(recitationComments.recitationId, id))).toBe(2);
  });

  it("is said, taken back and answered by a teacher of the pupil alone", async () => {
    const scene = await buildRecitationScene(test);
    const id = await recordAtHome(scene);
    const comment = crypto.randomUUID();
    await speak(scene.desk, id, { comment });
    const strangers = [
      await signedIn(test, await buildTeacher(db)),
      await signedIn(test, (await buildFamily(db)).parent),
    ];
    for (const [reader, status] of [
      [scene.family, 403],
      [scene.pupil, 403],
      [scene.office, 403],
      [test.client(), 401],
      ...strangers.map((one) => [one, 404] as const),
    ] as const) {
      expect((await reader.post(at(id, "comments/"), words())).statusCode).toBe(status);
      expect((await speak(reader, id)).statusCode).toBe(status);
      expect((await reader.post(at(id, "answer/"), {})).statusCode).toBe(status);
      expect((await remove(reader, comment)).statusCode).toBe(status);
    }
    await db.delete(staffRights);
    for (const reader of [...strangers, scene.office]) {
      expect((await reader.get(at(id, "answer/"))).json()).toEqual(NOT_FOUND);
      expect((await reader.get(voiceOf(comment))).json()).toEqual(NOT_FOUND);
    }
    expect((await test.client().get(at(id, "answer/"))).statusCode).toBe(401);
    expect((await test.client().get(voiceOf(comment))).statusCode).toBe(401);
    const [row] = await db
      .select()
      .from(recitationComments)
      .where(eq(recitationComments.id, comment));
    expect((await remove(scene.desk, comment)).statusCode).toBe(200);
    expect(await isThere(row?.soundKey ?? "")).toBe(false);
    expect((await scene.desk.get(voiceOf(comment))).json()).toEqual(NOT_FOUND);
  });

  it.each(["consent", "time"])(
    "by voice goes with the recording, by %s; what was written stays",
    async (why) => {
      const scene = await buildRecitationScene(test);
      const id = await recordAtHome(scene);
      await speak(scene.desk, id);
      await scene.desk.post(at(id, "comments/"), words());
      await scene.desk.post(at(id, "answer/"), {});
      const said = () =>
        db.select().from(recitationComments).where(eq(recitationComments.recitationId, id));
      const key = (await said()).find(({ soundKey }) => soundKey)?.soundKey ?? "";
      expect(await isThere(key)).toBe(true);
      if (why === "consent") {
        await scene.family.put(scene.consent, { is_given: false });
        await clearLooseFiles(test.services);
      } else {
        test.clock.advance(30 * 86_400_000);
        await closeRecitations(deps);
      }
      expect(await isThere(key)).toBe(false);
      expect(await said()).toMatchObject([{ text: "Lengthen it", soundKey: null }]);
      const desk = await signedIn(test, scene.teacher);
      await buildSession(db, {
        teacher: scene.teacher,
        students: [scene.child],
        startsAt: new Date(test.clock.now().getTime() + 86_400_000),
      });
      const late = await desk.post(at(id, "comments/"), words());
      expect([late.statusCode, late.json()]).toEqual([409, refused("recording_gone")]);
    },
  );

  it("answers nothing that was recorded in a lesson", async () => {
    const scene = await buildRecitationScene(test);
    const id = await record(scene);
    const answer = await scene.desk.post(at(id, "answer/"), {});
    expect([answer.statusCode, answer.json()]).toEqual([409, refused("recording_gone")]);
    expect((await scene.desk.get(at(id, "answer/"))).json()).toMatchObject({
      can_answer: false,
      answer_by: null,
    });
  });
});

describe("a mark in a recording", () => {
  it("lies within a recording of this pupil, and is the family's own at once", async () => {
    const scene = await buildRecitationScene(test);
    const other = await buildRecitationScene(test);
    const [id, others] = [await recordAtHome(scene), await recordAtHome(other)];
    const make = async (reader: RecitationScene["desk"], change: object) =>
      reader.post("/api/marks/", markIn(scene, id, change));
    const outside = { in_recording: { id, at_ms: 2001 } };
    expect((await make(scene.desk, outside)).json()).toHaveProperty("in_recording");
    const foreign = { in_recording: { id: others, at_ms: 1 } };
    expect((await make(scene.desk, foreign)).json()).toEqual(NOT_FOUND);
    expect((await make(scene.family, {})).statusCode).toBe(200);
    expect((await scene.pupil.get(at(id))).json().marks).toMatchObject([{ by: "parent" }]);
  });

  it("of the teacher is shown with the answer, or when that is due", async () => {
    const scene = await buildRecitationScene(test);
    const id = await recordAtHome(scene);
    await scene.desk.post("/api/marks/", markIn(scene, id));
    const seen = async () => (await scene.family.get(at(id))).json().marks.length;
    expect(await seen()).toBe(0);
    test.clock.advance(3 * 86_400_000);
    expect(await seen()).toBe(1);
  });
});
