import type { AddressInfo } from "node:net";

import { afterAll, beforeEach, describe, expect, it } from "vitest";

import { buildFamily } from "../../../../test/booking-scene.ts";
import { buildSession, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { FIRST_PIECE, at, sendPiece } from "../../../../test/recitation-scene.ts";
import { closeLines, openRoomLine } from "../../../../test/room-line.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";

const test = await startTestApp();
const { db, clock } = test;
await test.app.listen({ port: 0, host: "127.0.0.1" });
const origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
const MINUTE_MS = 60_000;

/** Two pupils of two families in one lesson, which goes on. */
const teacher = await buildTeacher(db);
const [one, other] = [await buildFamily(db), await buildFamily(db)];
const startsAt = new Date(TEST_NOW.getTime() - 5 * MINUTE_MS);
const students = [one.child, other.child];
const { id: lesson } = await buildSession(db, { teacher, students, startsAt });
const clients = {
  teacher: await signedIn(test, teacher),
  one: await signedIn(test, one.parent),
  other: await signedIn(test, other.parent),
};
for (const [family, { child }] of [
  [clients.one, one],
  [clients.other, other],
] as const) {
  await family.put(`/api/students/${child.id}/recording-consent/`, { is_given: true });
}
beforeEach(() => clock.set(TEST_NOW));
afterAll(() => closeLines());

const enter = async (who: keyof typeof clients, role: string, pupil?: string) => {
  const line = openRoomLine(origin, clients[who], lesson, { role, ...(pupil ? { pupil } : {}) });
  await expect.poll(() => line.room() ?? line.of("closed")[0]).toBeDefined();
  return line;
};
const mark = (student: string, change: object = {}) => ({
  id: crypto.randomUUID(),
  student_id: student,
  session_id: lesson,
  sura: 112,
  aya: 1,
  word: 2,
  kind: "hesitation",
  ...change,
});
const begin = async (student: string) => {
  const id = crypto.randomUUID();
  const asked = { id, student_id: student, session_id: lesson };
  const range = { from: { sura: 112, aya: 1 }, to: { sura: 112, aya: 4 } };
  const answer = await clients.teacher.post("/api/recitations/", { ...asked, ...range });
  expect(answer.statusCode).toBe(200);
  return id;
};
const end = async (id: string) => {
  await sendPiece(clients.teacher, id, 0, FIRST_PIECE);
  const ending = { pieces: 1, duration_ms: 1000, type: "audio/webm" };
  expect((await clients.teacher.post(at(id, "end/"), ending)).statusCode).toBe(200);
};

describe("a family in a lesson with another one", () => {
  it("knows that somebody is being recorded, and whose recitation it is of its own pupil alone", async () => {
    const [teaching, own, strange] = [
      await enter("teacher", "teacher"),
      await enter("one", "pupil", one.child.id),
      await enter("other", "pupil", other.child.id),
    ];
    const id = await begin(one.child.id);
    await expect.poll(() => own.of("recording").at(-1)?.recording?.id).toBe(id);
    await expect.poll(() => teaching.of("recording").at(-1)?.recording?.id).toBe(id);
    const later = await enter("other", "listener");
    const bare = { is_recorded: true, recording: null };
    expect(later.room()).toMatchObject(bare);
    await expect.poll(() => strange.of("recording")).toEqual([{ type: "recording", ...bare }]);
    await end(id);
    const over = { type: "recording", is_recorded: false, recording: null };
    for (const line of [own, strange, later]) {
      await expect.poll(() => line.of("recording").at(-1)).toEqual(over);
    }
    expect(JSON.stringify([strange.words, later.words])).not.toContain(id);
  });

  it("goes on being recorded while an older recording is removed", async () => {
    const own = await enter("one", "pupil", one.child.id);
    const older = await begin(one.child.id);
    await end(older);
    const id = await begin(one.child.id);
    expect((await clients.one.unsafe("DELETE", at(older), undefined, {})).statusCode).toBe(200);
    await expect.poll(() => own.of("recording").length).toBe(4);
    expect(own.of("recording").at(-1)?.recording?.id).toBe(id);
    await end(id);
  });

  it("sees the marks of its own pupil alone, at once and later", async () => {
    const [own, strange] = [
      await enter("one", "pupil", one.child.id),
      await enter("other", "listener"),
    ];
    const made = mark(one.child.id);
    expect((await clients.teacher.post("/api/marks/", made)).statusCode).toBe(200);
    await expect.poll(() => own.of("mark").at(-1)?.mark.id).toBe(made.id);
    const later = await enter("other", "pupil", other.child.id);
    expect(later.room()?.marks).toEqual([]);
    expect(strange.of("mark")).toEqual([]);
    const theirs = mark(one.child.id);
    expect((await clients.other.post("/api/marks/", theirs)).statusCode).toBe(404);
  });

  it("is given the plan of its own pupil alone", async () => {
    const shown = (await clients.other.get(`/api/classroom/${lesson}/`)).json();
    expect(shown.plans.map((plan: { student_id: string }) => plan.student_id)).toEqual([
      other.child.id,
    ]);
    expect(JSON.stringify(shown)).not.toContain(one.child.id);
  });
});
