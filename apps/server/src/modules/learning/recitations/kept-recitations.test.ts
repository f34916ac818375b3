import type { Readable } from "node:stream";

import { MARK_KINDS } from "@riwaq/domain/learning/marks/kinds";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { buildFamily } from "../../../../test/booking-scene.ts";
import { NOT_FOUND } from "../../../../test/error-map.ts";
import { buildTeacher, signedIn } from "../../../../test/factories.ts";
import {
  FIRST_PIECE,
  type RecitationScene,
  SOUND,
  asked,
  at,
  buildRecitationScene,
  ended,
  record,
  sendPiece,
} from "../../../../test/recitation-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { contextOfRound } from "../../../platform/command.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { institute } from "../../../platform/db/tables/institute.ts";
import { looseFiles } from "../../../platform/db/tables/loose-files.ts";
import { clearLooseFiles } from "../../../platform/storage/loose-files.ts";
import { staffRights } from "../../identity/tables/user-roles.ts";
import { recitationPieces } from "../tables/recitation-pieces.ts";
import { recitations } from "../tables/recitations.ts";
import { wordMarks } from "../tables/word-marks.ts";
import { closeRecitations } from "./close-recitations.job.ts";
import { joinPieces } from "./join-pieces.ts";

const test = await startTestApp();
const { db } = test;
const deps = { ...test.services, log: console };
beforeEach(async () => {
  test.clock.set(TEST_NOW);
  await db.delete(recitations);
  await db.delete(looseFiles);
});

const rowOf = async (id: string) =>
  (await db.select().from(recitations).where(eq(recitations.id, id)))[0];
const eventsOf = async (id: string) =>
  (await db.select().from(events).where(eq(events.subjectId, id))).map(({ kind, payload }) => [
    kind,
    payload,
  ]);
const isThere = (key: string) =>
  test.services.storage.get(key).then(
    (bytes) => (bytes.destroy(), true),
    () => false,
  );

async function mark(scene: RecitationScene, change: Partial<typeof wordMarks.$inferInsert>) {
  const id = crypto.randomUUID();
  const place = { sura: 112, aya: 2, word: 1, page: 604, edition: "madani-1405" };
  await db.insert(wordMarks).values({
    id,
    studentId: scene.child.id,
    sessionId: scene.lesson.id,
    ...place,
    kind: MARK_KINDS[0],
    marker: "teacher",
    markedById: scene.teacher.id,
    markedAt: TEST_NOW,
    shownFrom: TEST_NOW,
    ...change,
  });
  return id;
}
const after = (ms: number) => new Date(TEST_NOW.getTime() + ms);

describe("a kept recording", () => {
  it("is listed for the family, the teacher and staff who look after people, the newest first", async () => {
    const scene = await buildRecitationScene(test);
    const first = await record(scene);
    test.clock.advance(60_000);
    const second = await record(scene);
    for (const reader of [scene.family, scene.pupil, scene.desk, scene.office]) {
      const list = (await reader.get(scene.list)).json();
      expect(list).toMatchObject({ page: 1, pages: 1, total: 2 });
      expect(list.recitations.map(({ id }: { id: string }) => id)).toEqual([second, first]);
    }
    expect((await scene.desk.get(`${scene.list}?page=2`)).json().recitations).toEqual([]);
    expect((await scene.desk.get(`${scene.list}?page=0`)).statusCode).toBe(400);
    expect((await test.client().get(scene.list)).statusCode).toBe(401);
  });

  it("has the marks that were made while it was recorded, on its line", async () => {
    const scene = await buildRecitationScene(test);
    const { id } = asked(scene);
    await scene.desk.post("/api/recitations/", asked(scene, { id }));
    await sendPiece(scene.desk, id, 0, FIRST_PIECE);
    test.clock.advance(10_000);
    await scene.desk.post(at(id, "end/"), ended(1, { duration_ms: 5000 }));
    const seen = await mark(scene, { markedAt: after(1500) });
    const later = await mark(scene, { markedAt: after(2000), shownFrom: after(3_600_000) });
    await mark(scene, { markedAt: after(9000) });
    await mark(scene, { markedAt: after(-1000) });
    await mark(scene, { markedAt: after(1000), sessionId: null });
    const voided = { voidedAt: TEST_NOW, voidedById: scene.teacher.id };
    await mark(scene, { markedAt: after(1000), ...voided });
    const marks = async (reader: RecitationScene["desk"]) =>
      (await reader.get(at(id)))
        .json()
        .marks.map((one: { id: string; at_ms: number }) => [one.id, one.at_ms]);
    expect(await marks(scene.desk)).toEqual([
      [seen, 1500],
      [later, 2000],
    ]);
    expect(await marks(scene.family)).toEqual([[seen, 1500]]);
    expect((await test.client().get(at(id))).statusCode).toBe(401);
  });

  it("is there for no stranger, and for no other staff", async () => {
    const scene = await buildRecitationScene(test);
    const id = await record(scene);
    const office = await buildTeacher(db);
    const strangers = [office, (await buildFamily(db)).parent, (await buildFamily(db)).child];
    const readers = [];
    for (const stranger of strangers) readers.push(await signedIn(test, stranger));
    const staff = await buildRecitationScene(test);
    await db.delete(staffRights);
    readers.push(staff.office);
    for (const reader of readers) {
      expect((await reader.get(at(id))).json()).toEqual(NOT_FOUND);
      expect((await reader.get(at(id, "sound/"))).json()).toEqual(NOT_FOUND);
      expect((await reader.get(scene.list)).json()).toEqual(NOT_FOUND);
      const removal = await reader.unsafe("DELETE", at(id), undefined, {});
      expect(removal.json()).toEqual(NOT_FOUND);
    }
    expect((await test.client().get(at(id, "sound/"))).statusCode).toBe(401);
  });

  it("is removed with its file by a parent, once", async () => {
    const scene = await buildRecitationScene(test);
    const id = await record(scene);
    const { storageKey } = (await rowOf(id))!;
    expect((await scene.pupil.unsafe("DELETE", at(id), undefined, {})).statusCode).toBe(403);
    const remove = () => scene.family.unsafe("DELETE", at(id), undefined, {});
    expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([200, 200]);
    expect(await isThere(storageKey!)).toBe(false);
    expect((await scene.family.get(at(id))).json()).toMatchObject({
      state: "gone",
      kept_until: null,
      can_remove: false,
    });
    expect((await scene.family.get(at(id, "sound/"))).statusCode).toBe(404);
    expect((await scene.family.get(scene.list)).json().total).toBe(0);
    expect(await eventsOf(id)).toEqual([
      ["begin-recitation", {}],
      ["end-recitation", {}],
      ["remove-recitation", { why: "asked" }],
    ]);
    const guest = await test.client().unsafe("DELETE", at(id), undefined, {});
    expect(guest.statusCode).toBe(401);
  });

  it("is removed by the teacher who heard it, and by who is old enough to say it", async () => {
    const scene = await buildRecitationScene(test, { age: 17 });
    for (const reader of [scene.desk, scene.pupil, scene.office]) {
      const id = await record(scene);
      expect((await reader.unsafe("DELETE", at(id), undefined, {})).statusCode).toBe(200);
    }
    const own = asked(scene, { session_id: null });
    await scene.pupil.post("/api/recitations/", own);
    expect((await scene.desk.unsafe("DELETE", at(own.id), undefined, {})).statusCode).toBe(403);
  });

  it("goes with the consent at once, and what is being recorded ends", async () => {
    const scene = await buildRecitationScene(test);
    const kept = await record(scene);
    const { storageKey } = (await rowOf(kept))!;
    const running = asked(scene);
    await scene.desk.post("/api/recitations/", running);
    await sendPiece(scene.desk, running.id, 0, FIRST_PIECE);
    await scene.family.put(scene.consent, { is_given: false });
    for (const id of [kept, running.id]) {
      expect(await rowOf(id)).toMatchObject({ state: "gone", storageKey: null });
      expect((await eventsOf(id)).at(-1)).toEqual(["remove-recitation", { why: "consent" }]);
    }
    expect((await sendPiece(scene.desk, running.id, 1, FIRST_PIECE)).statusCode).toBe(409);
    expect(await clearLooseFiles(test.services)).toBe(1);
    expect(await isThere(storageKey!)).toBe(false);
  });
});

describe("the round", () => {
  it("ends with what came what is silent for two minutes, once", async () => {
    const scene = await buildRecitationScene(test);
    const { id } = asked(scene);
    await scene.desk.post("/api/recitations/", asked(scene, { id }));
    await sendPiece(scene.desk, id, 0, FIRST_PIECE);
    await sendPiece(scene.desk, id, 1, Buffer.from("the rest of it"));
    await sendPiece(scene.desk, id, 3, Buffer.from("behind a gap"));
    test.clock.advance(119_999);
    expect(await closeRecitations(deps)).toBe(0);
    test.clock.advance(1);
    expect(await closeRecitations(deps)).toBe(1);
    expect(await closeRecitations(deps)).toBe(0);
    expect(await rowOf(id)).toMatchObject({ state: "kept", durationMs: 2000 });
    expect((await scene.family.get(at(id, "sound/"))).rawPayload).toEqual(SOUND);
  });

  it("lets go what nothing came of, or nothing that can be played", async () => {
    const scene = await buildRecitationScene(test);
    const [silent, noise] = [asked(scene), asked(scene, { session_id: null })];
    await scene.desk.post("/api/recitations/", silent);
    await scene.family.post("/api/recitations/", noise);
    await sendPiece(scene.family, noise.id, 0, Buffer.from("%PDF-1.7"));
    test.clock.advance(120_000);
    expect(await closeRecitations(deps)).toBe(1);
    // At home the phone may send the rest tomorrow.
    test.clock.advance(86_400_000 - 120_000 - 1);
    expect(await closeRecitations(deps)).toBe(0);
    test.clock.advance(1);
    expect(await closeRecitations(deps)).toBe(1);
    expect(await closeRecitations(deps)).toBe(0);
    for (const { id } of [silent, noise]) {
      expect(await rowOf(id)).toMatchObject({ state: "gone" });
      expect((await eventsOf(id)).at(-1)).toEqual(["remove-recitation", { why: "empty" }]);
    }
  });

  it("removes the file of what was kept as long as the institute keeps it", async () => {
    await db.update(institute).set({ recitationKeptDays: 2 });
    const scene = await buildRecitationScene(test);
    const id = await record(scene);
    const { storageKey } = (await rowOf(id))!;
    test.clock.advance(2 * 86_400_000 - 1);
    expect(await closeRecitations(deps)).toBe(0);
    test.clock.advance(1);
    expect(await closeRecitations(deps)).toBe(1);
    expect(await closeRecitations(deps)).toBe(0);
    expect(await isThere(storageKey!)).toBe(false);
    expect((await eventsOf(id)).at(-1)).toEqual(["remove-recitation", { why: "time" }]);
  });
});

describe("a storage that takes nothing", () => {
  it("holds up no other recording, and the round says so", async () => {
    const scene = await buildRecitationScene(test);
    const [first, second] = [asked(scene), asked(scene, { session_id: null })];
    await scene.desk.post("/api/recitations/", first);
    await scene.family.post("/api/recitations/", second);
    await sendPiece(scene.desk, first.id, 0, FIRST_PIECE);
    await sendPiece(scene.family, second.id, 0, FIRST_PIECE);
    // A day: so long what is recorded at home may be silent.
    test.clock.advance(86_400_000);
    const { storage } = test.services;
    let isFull = true;
    const full = {
      ...storage,
      put: async (key: string, bytes: Readable, size: number) => {
        if (!isFull) return storage.put(key, bytes, size);
        isFull = false;
        bytes.destroy();
        throw new Error("full");
      },
    };
    await expect(closeRecitations({ ...deps, storage: full })).rejects.toThrow("full");
    const states = await db.select({ state: recitations.state }).from(recitations);
    expect(states.map(({ state }) => state).toSorted()).toEqual(["kept", "recording"]);
    expect(await closeRecitations(deps)).toBe(1);
  });
});

describe("a server that stops between the file and the row", () => {
  it("leaves the pieces, no row that lies, and a file that a round removes", async () => {
    const scene = await buildRecitationScene(test);
    const { id } = asked(scene);
    await scene.desk.post("/api/recitations/", asked(scene, { id }));
    await sendPiece(scene.desk, id, 0, FIRST_PIECE);
    const { storage } = test.services;
    const killed = {
      ...storage,
      put: async (key: string, bytes: Readable, size: number) => {
        await storage.put(key, bytes, size);
        throw new Error("killed");
      },
    };
    const ending = { id, pieces: 1, durationMs: 1000, peaks: [] };
    const dying = joinPieces(contextOfRound({ ...deps, storage: killed }), ending);
    await expect(dying).rejects.toThrow("killed");
    expect(await rowOf(id)).toMatchObject({ state: "recording", storageKey: null });
    expect(await db.$count(recitationPieces, eq(recitationPieces.recitationId, id))).toBe(1);
    const [loose] = await db.select().from(looseFiles);
    expect(await isThere(loose!.key)).toBe(true);
    expect((await scene.desk.post(at(id, "end/"), ended(1))).json()).toMatchObject({
      state: "kept",
    });
    test.clock.advance(3_600_001);
    expect(await clearLooseFiles(test.services)).toBe(1);
    expect(await isThere(loose!.key)).toBe(false);
    expect((await scene.desk.get(at(id, "sound/"))).statusCode).toBe(200);
  });
});
