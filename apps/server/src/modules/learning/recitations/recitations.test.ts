import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { buildFamily } from "../../../../test/booking-scene.ts";
import { NOT_FOUND } from "../../../../test/error-map.ts";
import { buildSession, buildTeacher, signedIn } from "../../../../test/factories.ts";
import {
  FIRST_PIECE,
  SOUND,
  asked,
  at,
  buildRecitationScene,
  ended,
  record,
  sendPiece,
} from "../../../../test/recitation-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { messageText } from "../../../platform/i18n/translate.ts";
import { recitationPieces } from "../tables/recitation-pieces.ts";
import { findRecordingOfLesson } from "./queries.ts";

const test = await startTestApp();
const { db } = test;
const URL = "/api/recitations/";
const refused = (key: Parameters<typeof messageText>[0]["key"]) => ({
  detail: [messageText({ key }, "en")],
});
const piecesOf = (id: string) =>
  db.select().from(recitationPieces).where(eq(recitationPieces.recitationId, id));

describe("a recording", () => {
  it("is begun by the teacher in the lesson, and begun again it is the same", async () => {
    const scene = await buildRecitationScene(test);
    const wanted = asked(scene);
    const answer = await scene.desk.post(URL, wanted);
    expect(answer.json()).toEqual({
      id: wanted.id,
      student_id: scene.child.id,
      student: scene.child.name,
      session_id: scene.lesson.id,
      homework_id: null,
      for_placement: false,
      level: null,
      heard_by: "Amina",
      from: wanted.from,
      to: wanted.to,
      state: "recording",
      began_at: TEST_NOW.toISOString(),
      duration_ms: null,
      type: null,
      peaks: [],
      answered_at: null,
      kept_until: null,
      can_remove: true,
    });
    expect((await scene.desk.post(URL, wanted)).json()).toEqual(answer.json());
    expect(await findRecordingOfLesson(db, scene.lesson.id)).toMatchObject({ id: wanted.id });
    const busy = await scene.desk.post(URL, asked(scene));
    expect([busy.statusCode, busy.json()]).toEqual([409, refused("recording_busy")]);
  });

  it("is begun once in a lesson, whoever asks at the same moment", async () => {
    const scene = await buildRecitationScene(test);
    const answers = await Promise.all([1, 2, 3].map(() => scene.desk.post(URL, asked(scene))));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  });

  it("at home is begun by the pupil or a parent, not by staff", async () => {
    const scene = await buildRecitationScene(test);
    for (const client of [scene.pupil, scene.family]) {
      const answer = await client.post(URL, asked(scene, { session_id: null }));
      expect(answer.json()).toMatchObject({ state: "recording", session_id: null });
    }
    const office = await scene.office.post(URL, asked(scene, { session_id: null }));
    expect(office.statusCode).toBe(403);
    expect((await scene.family.post(URL, asked(scene))).statusCode).toBe(404);
  });

  it.each([
    [9, "recording_consent_parent"],
    [17, "recording_consent_self"],
  ] as const)("at %i needs the consent on file: %s", async (age, key) => {
    const scene = await buildRecitationScene(test, { age, isAllowed: false });
    const answer = await scene.desk.post(URL, asked(scene));
    expect([answer.statusCode, answer.json()]).toEqual([409, refused(key)]);
  });

  it("needs a lesson of one's own with this pupil, in its open room", async () => {
    const scene = await buildRecitationScene(test);
    const { teacher, child, desk } = scene;
    const other = await buildSession(db, {
      teacher,
      students: [(await buildFamily(db)).child],
      startsAt: new Date(TEST_NOW.getTime() + 5 * 3_600_000),
    });
    expect((await desk.post(URL, asked(scene, { session_id: other.id }))).json()).toEqual(
      NOT_FOUND,
    );
    const later = await buildSession(db, {
      teacher,
      students: [child],
      startsAt: new Date(TEST_NOW.getTime() + 86_400_000),
    });
    const early = await desk.post(URL, asked(scene, { session_id: later.id }));
    expect([early.statusCode, early.json()]).toEqual([409, refused("recording_room_shut")]);
  });

  it("is of a range that there is", async () => {
    const scene = await buildRecitationScene(test);
    const backwards = { from: { sura: 112, aya: 4 }, to: { sura: 112, aya: 1 } };
    expect((await scene.desk.post(URL, asked(scene, backwards))).json()).toHaveProperty("to");
    const none = { to: { sura: 112, aya: 9 } };
    expect((await scene.desk.post(URL, asked(scene, none))).statusCode).toBe(400);
    expect((await scene.desk.post(URL, {})).statusCode).toBe(400);
  });
});

describe("its pieces", () => {
  it("come in any order and twice, and become one file when it ends", async () => {
    const scene = await buildRecitationScene(test);
    const wanted = asked(scene);
    await scene.desk.post(URL, wanted);
    expect((await sendPiece(scene.pupil, wanted.id, 2, Buffer.from("third"))).statusCode).toBe(200);
    await sendPiece(scene.desk, wanted.id, 0, FIRST_PIECE);
    await sendPiece(scene.desk, wanted.id, 0, Buffer.from("another"));
    const early = await scene.desk.post(at(wanted.id, "end/"), ended(4));
    expect([early.statusCode, early.json()]).toEqual([
      409,
      { ...refused("recording_pieces_missing"), pieces: ["1", "3"] },
    ]);
    await sendPiece(scene.family, wanted.id, 1, Buffer.from("second"));
    await sendPiece(scene.desk, wanted.id, 3, Buffer.from("fourth"));
    test.clock.advance(60_000);
    const end = await scene.pupil.post(at(wanted.id, "end/"), ended(4));
    const keptUntil = new Date(TEST_NOW.getTime() + 60_000 + 30 * 86_400_000).toISOString();
    expect(end.json()).toMatchObject({
      state: "kept",
      type: "audio/webm",
      duration_ms: 4000,
      peaks: [0, 0.5, 1],
      kept_until: keptUntil,
      can_remove: false,
    });
    expect((await scene.desk.post(at(wanted.id, "end/"), ended(9))).json()).toMatchObject({
      duration_ms: 4000,
      kept_until: keptUntil,
    });
    const sound = await scene.desk.get(at(wanted.id, "sound/"));
    expect(sound.rawPayload).toEqual(
      Buffer.concat([FIRST_PIECE, Buffer.from("secondthirdfourth")]),
    );
    expect(await piecesOf(wanted.id)).toEqual([]);
    expect(await findRecordingOfLesson(db, scene.lesson.id)).toBeNull();
    const late = await sendPiece(scene.desk, wanted.id, 4, Buffer.from("late"));
    expect([late.statusCode, late.json()]).toEqual([409, refused("recording_closed")]);
    test.clock.set(TEST_NOW);
  });

  it("are bytes, some of them, and not too many", async () => {
    const scene = await buildRecitationScene(test);
    const { id } = asked(scene);
    await scene.desk.post(URL, asked(scene, { id }));
    expect((await sendPiece(scene.desk, id, 0, Buffer.alloc(0))).statusCode).toBe(400);
    expect((await sendPiece(scene.desk, id, 2000, FIRST_PIECE)).statusCode).toBe(404);
    expect((await scene.desk.put(at(id, "pieces/0/"), { a: 1 })).statusCode).toBe(415);
    expect((await sendPiece(scene.desk, id, 0, Buffer.alloc(262_145))).statusCode).toBe(413);
    await db.execute(sql`insert into recitation_pieces (recitation_id, number, bytes, received_at)
      select ${id}::uuid, n, decode(repeat('00', 262144), 'hex'), ${TEST_NOW.toISOString()}::timestamptz from generate_series(1, 64) n`);
    const full = await sendPiece(scene.desk, id, 65, FIRST_PIECE);
    expect([full.statusCode, full.json()]).toEqual([413, refused("recording_long")]);
  });

  it("that are no sound are not kept, and nothing that came is nothing", async () => {
    const scene = await buildRecitationScene(test);
    const wanted = asked(scene);
    await scene.desk.post(URL, wanted);
    await sendPiece(scene.desk, wanted.id, 0, Buffer.from("%PDF-1.7"));
    const end = await scene.desk.post(at(wanted.id, "end/"), ended(1));
    expect([end.statusCode, Object.keys(end.json())]).toEqual([400, ["type"]]);
    expect((await scene.desk.get(at(wanted.id))).json()).toMatchObject({ state: "recording" });
    const none = await scene.desk.post(at(wanted.id, "end/"), ended(0));
    expect(none.json()).toMatchObject({ state: "gone" });
  });

  it("come from who records alone: staff only hear, and to strangers there is nothing", async () => {
    const scene = await buildRecitationScene(test);
    const wanted = asked(scene);
    await scene.desk.post(URL, wanted);
    expect((await sendPiece(scene.office, wanted.id, 0, FIRST_PIECE)).statusCode).toBe(403);
    expect((await scene.office.post(at(wanted.id, "end/"), ended(1))).statusCode).toBe(403);
    const stranger = await signedIn(test, await buildTeacher(db));
    expect((await sendPiece(stranger, wanted.id, 0, FIRST_PIECE)).json()).toEqual(NOT_FOUND);
    expect((await stranger.post(at(wanted.id, "end/"), ended(1))).json()).toEqual(NOT_FOUND);
    expect((await scene.desk.post(at(wanted.id, "end/"), {})).statusCode).toBe(400);
  });

  it("are of a recording that there is, sent by somebody who is signed in", async () => {
    const scene = await buildRecitationScene(test);
    const id = crypto.randomUUID();
    expect((await sendPiece(scene.desk, id, 0, FIRST_PIECE)).statusCode).toBe(404);
    const wanted = asked(scene);
    await scene.desk.post(URL, wanted);
    const guest = test.client();
    expect((await sendPiece(guest, wanted.id, 0, FIRST_PIECE)).statusCode).toBe(401);
    expect((await guest.post(at(wanted.id, "end/"), ended(0))).statusCode).toBe(401);
    expect((await guest.post(URL, asked(scene))).statusCode).toBe(401);
  });
});

describe("its sound", () => {
  it("is sent whole or in part, and kept by no browser", async () => {
    const scene = await buildRecitationScene(test);
    const id = await record(scene);
    const whole = await scene.pupil.get(at(id, "sound/"));
    expect(whole.rawPayload).toEqual(SOUND);
    expect(whole.headers).toMatchObject({
      "content-type": "audio/webm",
      "cache-control": "private, no-store",
      "accept-ranges": "bytes",
    });
    const part = await scene.family.get(at(id, "sound/"), { range: "bytes=4-7" });
    expect(part.statusCode).toBe(206);
    expect(part.headers["content-range"]).toBe(`bytes 4-7/${SOUND.length}`);
    expect(part.rawPayload).toEqual(SOUND.subarray(4, 8));
  });

  it("is not found before it is kept", async () => {
    const scene = await buildRecitationScene(test);
    const wanted = asked(scene);
    await scene.desk.post(URL, wanted);
    expect((await scene.desk.get(at(wanted.id, "sound/"))).json()).toEqual(NOT_FOUND);
  });
});
