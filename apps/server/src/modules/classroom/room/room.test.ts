import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";

import { SEAT_KEPT_MS } from "@riwaq/domain/classroom/seats";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";

import {
  CANCELLED,
  buildParent,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { closeLines, openRoomLine } from "../../../../test/room-line.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import type { TestClient } from "../../../../test/test-client.ts";
import { announceChange } from "../../../platform/bus/announce-news.ts";
import { signIns } from "../../identity/tables/sign-ins.ts";
import { presenceMarks } from "../../scheduling/tables/presence-marks.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { roomSeats } from "../tables/room-seats.ts";
import { clearRooms } from "./clear-rooms.job.ts";
import { emptySeats } from "./empty-seats.job.ts";

const test = await startTestApp();
const { db, clock } = test;
await test.app.listen({ port: 0, host: "127.0.0.1" });
const origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const deps = { ...test.services, log: quiet };

const MINUTE_MS = 60_000;
const teacher = await buildTeacher(db);
const student = await buildStudent(db);
const child = await buildStudent(db);
const parent = await buildParent(db, [child]);
const stranger = await buildStudent(db);
const desk = await buildStaff(db);
const clients = {
  teacher: await signedIn(test, teacher),
  student: await signedIn(test, student),
  parent: await signedIn(test, parent),
  stranger: await signedIn(test, stranger),
  desk: await signedIn(test, desk),
};
type Who = keyof typeof clients;

let lesson: string;
beforeEach(async () => {
  clock.set(TEST_NOW);
  const startsAt = new Date(TEST_NOW.getTime() + 5 * MINUTE_MS);
  const students = [student, child];
  ({ id: lesson } = await buildSession(db, { teacher, students, startsAt }));
});
afterEach(async () => {
  closeLines();
  await expect
    .poll(() => db.$count(roomSeats, eq(roomSeats.sessionId, lesson)))
    .toBeGreaterThan(-1);
  await db.delete(sessions).where(eq(sessions.id, lesson));
});
afterAll(() => closeLines());

const enter = async (who: Who, role: string, more: { pupil?: string; seat?: string } = {}) => {
  // Who comes later sits after who came before.
  clock.advance(10);
  const line = openRoomLine(origin, clients[who], lesson, { role, ...more });
  await expect.poll(() => line.room() ?? line.of("closed")[0]).toBeDefined();
  return line;
};
const asPupil = () => enter("student", "pupil", { pupil: student.id });
const view = (client: TestClient, change: object) =>
  client.patch(`/api/classroom/${lesson}/view/`, change);
const seatsOf = () => db.select().from(roomSeats).where(eq(roomSeats.sessionId, lesson));
const marksOf = () =>
  db
    .select({ side: presenceMarks.side, kind: presenceMarks.kind, at: presenceMarks.at })
    .from(presenceMarks)
    .where(eq(presenceMarks.sessionId, lesson))
    .orderBy(presenceMarks.at);
const statusOf = async () =>
  (await db.select({ status: sessions.status }).from(sessions).where(eq(sessions.id, lesson)))[0]
    ?.status;

describe("before coming in", () => {
  const show = async (who: Who) => (await clients[who].get(`/api/classroom/${lesson}/`)).json();

  it("each learns as what they may come in", async () => {
    const choices = async (who: Who) =>
      (await show(who)).choices.map((choice: { role: string }) => choice.role);
    expect(await choices("teacher")).toEqual(["teacher"]);
    expect(await choices("student")).toEqual(["pupil"]);
    expect(await choices("parent")).toEqual(["listener", "pupil"]);
    expect(await choices("desk")).toEqual(["staff"]);
  });

  it("a family sees its own pupils alone", async () => {
    const names = async (who: Who) =>
      (await show(who)).pupils.map((pupil: { id: string }) => pupil.id).toSorted();
    expect(await names("parent")).toEqual([child.id]);
    expect(await names("teacher")).toEqual([student.id, child.id].toSorted());
  });

  it("says when it opens, and that it is over", async () => {
    clock.set(new Date(TEST_NOW.getTime() - 60 * MINUTE_MS));
    expect((await show("student")).fault).toBe("early");
    clock.set(new Date(TEST_NOW.getTime() + 200 * MINUTE_MS));
    expect((await show("student")).fault).toBe("over");
  });

  it("does not exist for others, and asks guests to sign in", async () => {
    const url = `/api/classroom/${lesson}/`;
    expect((await clients.stranger.get(url)).statusCode).toBe(404);
    expect((await test.client().get(url)).statusCode).toBe(401);
    expect((await clients.teacher.get("/api/classroom/7/")).statusCode).toBe(404);
  });
});

describe("the socket", () => {
  it.each([
    ["a guest", "guest", {}, 401],
    ["a page of another site", "teacher", { origin: "https://evil.example" }, 403],
  ])("is refused to %s", async (_, who, headers, status) => {
    const client = who === "guest" ? test.client() : clients.teacher;
    const line = openRoomLine(origin, client, lesson, { role: "teacher", headers });
    expect(await line.ended).toBe(status);
  });

  it("tells a stranger, and who asks for another's seat, that it is not theirs", async () => {
    const strange = await enter("stranger", "pupil", { pupil: stranger.id });
    const posing = await enter("student", "teacher");
    const other = await enter("student", "pupil", { pupil: child.id });
    for (const line of [strange, posing, other]) {
      expect(line.of("closed")).toEqual([{ type: "closed", reason: "not_yours" }]);
      expect(await line.ended).toBe(4000);
    }
    expect(await seatsOf()).toEqual([]);
  });

  it("does not open before the door, nor after it, nor for a cancelled lesson", async () => {
    clock.set(new Date(TEST_NOW.getTime() - 7 * MINUTE_MS));
    expect((await asPupil()).of("closed")).toMatchObject([{ reason: "moved" }]);
    clock.set(new Date(TEST_NOW.getTime() + 96 * MINUTE_MS));
    expect((await asPupil()).of("closed")).toMatchObject([{ reason: "over" }]);
    clock.set(TEST_NOW);
    await db.update(sessions).set(CANCELLED).where(eq(sessions.id, lesson));
    expect((await asPupil()).of("closed")).toMatchObject([{ reason: "cancelled" }]);
  });

  it("gives the room as it stands, and tells the others who came", async () => {
    const first = await enter("teacher", "teacher");
    expect(first.room()).toMatchObject({ seats: [{ role: "teacher" }], view: { page: 1 } });
    const second = await asPupil();
    expect(second.room()?.seats.map(({ role }) => role)).toEqual(["teacher", "pupil"]);
    await expect.poll(() => first.of("seats").at(-1)?.seats.length).toBe(2);
  });

  it("answers beats, and closes on who says too much", async () => {
    const line = await enter("teacher", "teacher");
    line.say({ type: "beat" });
    await expect
      .poll(() => line.of("beat"))
      .toEqual([{ type: "beat", now: clock.now().toISOString() }]);
    for (let count = 0; count < 300; count += 1) line.say({ type: "beat" });
    expect(await line.ended).toBe(1008);
  });

  it("carries signals to the seat that is meant and to nobody else, and leaves out what is none", async () => {
    const [first, second, third] = [
      await enter("teacher", "teacher"),
      await asPupil(),
      await enter("parent", "listener"),
    ];
    first.say({ type: "signal", to: second.seat, signal: { candidate: null } });
    first.say({ type: "signal", to: "nobody" } as never);
    await expect
      .poll(() => second.of("signal"))
      .toEqual([{ type: "signal", from: first.seat, signal: { candidate: null } }]);
    expect([first.of("signal"), third.of("signal")]).toEqual([[], []]);
  });

  it("carries the teacher's pointer, and nobody else's", async () => {
    const [first, second] = [await enter("teacher", "teacher"), await asPupil()];
    second.say({ type: "pointer", at: { word: "2:6:1" } });
    first.say({ type: "pointer", at: { word: "2:6:2" } });
    await expect.poll(() => second.of("pointer").map(({ at }) => at)).toEqual([{ word: "2:6:2" }]);
    expect(first.of("pointer")).toEqual([]);
  });

  it("keeps what seats say of themselves for who comes later", async () => {
    const first = await asPupil();
    const state = { is_hand_up: true, is_muted: false, has_camera: false, sound: "auto", page: 5 };
    first.say({ type: "state", state: state as never });
    const second = await enter("teacher", "teacher");
    await expect
      .poll(() => [...Object.values(second.room()?.states ?? {}), ...second.of("state")])
      .toContainEqual(expect.anything());
    const heard = () =>
      second.of("state").findLast(({ seat }) => seat === first.seat)?.state ??
      second.room()?.states[first.seat];
    await expect.poll(heard).toEqual(state);
  });
});

describe("being there", () => {
  it("is the lesson's presence; a pupil waits for it to begin, and a listener is not the pupil", async () => {
    await enter("parent", "listener");
    expect([await marksOf(), await statusOf()]).toEqual([[], "Scheduled"]);
    await asPupil();
    expect([await marksOf(), await statusOf()]).toMatchObject([
      [{ side: "pupil", kind: "came" }],
      "Scheduled",
    ]);
    await enter("teacher", "teacher");
    expect(await statusOf()).toBe("Joined");
  });

  it("goes on while a line is broken for a moment, and ends when nobody comes back", async () => {
    const line = await asPupil();
    line.cut();
    await line.ended;
    await expect.poll(async () => (await seatsOf())[0]?.awayAt).not.toBeNull();
    clock.advance(SEAT_KEPT_MS - 1000);
    const back = await asPupilAt(line.seat);
    expect((await marksOf()).length).toBe(1);
    back.cut();
    await expect.poll(async () => (await seatsOf())[0]?.awayAt).not.toBeNull();
    const cutAt = clock.now();
    clock.advance(SEAT_KEPT_MS);
    expect(await emptySeats(deps)).toBe(1);
    expect(await emptySeats(deps)).toBe(0);
    expect(await marksOf()).toMatchObject([{ kind: "came" }, { kind: "left", at: cutAt }]);
  });
  const asPupilAt = (seat: string) => enter("student", "pupil", { pupil: student.id, seat });

  it("ends at once for who says farewell, and moves along with who loads the page anew", async () => {
    const line = await asPupil();
    line.close(1000);
    await expect.poll(async () => (await seatsOf())[0]?.leftAt).not.toBeNull();
    clock.advance(1000);
    const again = await asPupil();
    again.close(1001);
    await expect.poll(async () => (await seatsOf()).some(({ awayAt }) => awayAt)).toBe(true);
    clock.advance(1000);
    const third = await asPupil();
    expect(third.room()?.seats.map(({ id }) => id)).toEqual([third.seat]);
    expect((await marksOf()).map(({ kind }) => kind)).toEqual([
      "came",
      "left",
      "came",
      "left",
      "came",
    ]);
  });

  it("ends when the lesson is no more, or the person signed out", async () => {
    const [first, second] = [await enter("teacher", "teacher"), await asPupil()];
    await db.update(sessions).set(CANCELLED).where(eq(sessions.id, lesson));
    await announceChange(db, [teacher.id], ["lessons"]);
    expect(await first.ended).toBe(4000);
    expect(first.of("closed")).toEqual([{ type: "closed", reason: "cancelled" }]);
    const { status, cancelledBy, cancelledAt } = {
      status: "Scheduled" as const,
      cancelledBy: null,
      cancelledAt: null,
    };
    await db
      .update(sessions)
      .set({ status, cancelledBy, cancelledAt })
      .where(eq(sessions.id, lesson));
    await db.delete(signIns).where(eq(signIns.userId, student.id));
    await announceChange(db, [student.id], []);
    expect(await second.ended).toBe(4000);
    expect(second.of("closed")).toEqual([{ type: "closed", reason: "signed_out" }]);
    clients.student = await signedIn(test, student);
  });

  it("by staff is seen and written down", async () => {
    const first = await enter("teacher", "teacher");
    await enter("desk", "staff");
    await expect
      .poll(() =>
        first
          .of("seats")
          .at(-1)
          ?.seats.map(({ role }) => role),
      )
      .toEqual(["teacher", "staff"]);
    expect((await marksOf()).map(({ side }) => side)).toEqual(["teacher"]);
  });
});

describe("what is shown", () => {
  it("follows the teacher, for everybody at once and for who comes later", async () => {
    const [, second] = [await enter("teacher", "teacher"), await asPupil()];
    const answer = await view(clients.teacher, { page: 3, hiding: "word" });
    expect(answer.json()).toMatchObject({ page: 3, hiding: "word", revealed: [] });
    await expect.poll(() => second.of("view").at(-1)?.view.page).toBe(3);
    await view(clients.teacher, { revealed: ["2:6:1"] });
    const third = await enter("parent", "listener");
    expect(third.room()?.view).toMatchObject({ page: 3, revealed: ["2:6:1"] });
    expect((await view(clients.teacher, { page: 4 })).json().revealed).toEqual([]);
  });

  it("is nobody else's to change, nor the teacher's who is not there", async () => {
    expect((await view(clients.teacher, { page: 3 })).statusCode).toBe(403);
    await asPupil();
    expect((await view(clients.student, { page: 3 })).statusCode).toBe(403);
    expect((await view(clients.stranger, { page: 3 })).statusCode).toBe(404);
    expect((await view(test.client(), { page: 3 })).statusCode).toBe(401);
  });

  it.each([{ page: 605 }, { stage: "zoom" }, { revealed: ["x"] }, { board: 9 }])(
    "is never %o",
    async (change) => {
      await enter("teacher", "teacher");
      expect((await view(clients.teacher, change)).statusCode).toBe(400);
    },
  );
});

describe("the board", () => {
  const stroke = (change: object = {}) => ({
    id: randomUUID(),
    board: 1,
    colour: "ink",
    width: 6,
    points: [0, 0, 50, 10, 10, 60],
    ...change,
  });
  const draw = (client: TestClient, body: object) =>
    client.post(`/api/classroom/${lesson}/strokes/`, body);
  const wipe = (client: TestClient, id: string) =>
    client.unsafe("DELETE", `/api/classroom/${lesson}/strokes/${id}/`, undefined, {});

  it("takes a stroke once, shows it to all, and lets its owner and the teacher wipe it", async () => {
    const [first, second] = [await enter("teacher", "teacher"), await asPupil()];
    const [own, other] = [stroke(), stroke()];
    for (const body of [own, own]) expect((await draw(clients.student, body)).statusCode).toBe(200);
    await draw(clients.teacher, other);
    await expect
      .poll(() => first.of("stroke").map((word) => word.stroke.id))
      .toEqual([own.id, other.id]);
    expect((await wipe(clients.student, other.id)).statusCode).toBe(404);
    expect((await wipe(clients.teacher, own.id)).statusCode).toBe(200);
    await expect.poll(() => second.of("wiped")).toEqual([{ type: "wiped", ids: [own.id] }]);
    const third = await enter("parent", "listener");
    expect(third.room()?.strokes.map(({ id }) => id)).toEqual([other.id]);
  });

  it("is cleared by the teacher alone, one board of several", async () => {
    const [first] = [await enter("teacher", "teacher"), await asPupil()];
    const [one, two] = [stroke(), stroke({ board: 2 })];
    for (const body of [one, two]) await draw(clients.teacher, body);
    const clear = (client: TestClient) =>
      client.post(`/api/classroom/${lesson}/boards/clear/`, { board: 2 });
    expect((await clear(clients.student)).statusCode).toBe(403);
    expect((await clear(clients.teacher)).statusCode).toBe(200);
    await expect.poll(() => first.of("wiped")).toEqual([{ type: "wiped", ids: [two.id] }]);
  });

  it("takes nothing from who listens, from outside, or that is no stroke", async () => {
    await enter("parent", "listener");
    expect((await draw(clients.parent, stroke())).statusCode).toBe(403);
    expect((await draw(clients.stranger, stroke())).statusCode).toBe(404);
    expect((await draw(test.client(), stroke())).statusCode).toBe(401);
    await asPupil();
    expect((await draw(clients.student, stroke({ points: [1] }))).statusCode).toBe(400);
  });
});

describe("the chat", () => {
  const send = (client: TestClient, body: object) =>
    client.post(`/api/classroom/${lesson}/messages/`, body);

  it("carries words and a word of the mushaf, once each", async () => {
    const [first] = [await enter("teacher", "teacher"), await asPupil()];
    const id = randomUUID();
    const body = { id, text: "Écoute", word: { sura: 2, aya: 6, word: 1 } };
    for (const again of [body, body])
      expect((await send(clients.student, again)).statusCode).toBe(200);
    await expect
      .poll(() => first.of("message").map(({ message }) => [message.text, message.word?.word]))
      .toEqual([["Écoute", 1]]);
    expect((await send(clients.teacher, body)).statusCode).toBe(409);
  });

  it("takes nothing empty, nothing from outside and nothing from who listens", async () => {
    await enter("parent", "listener");
    const words = { id: randomUUID(), text: "salam" };
    expect((await send(clients.parent, words)).statusCode).toBe(403);
    expect((await send(clients.stranger, words)).statusCode).toBe(404);
    expect((await send(test.client(), words)).statusCode).toBe(401);
    await asPupil();
    expect((await send(clients.student, { ...words, text: " " })).statusCode).toBe(400);
  });
});

it("what was drawn and written goes after its time, once", async () => {
  await enter("teacher", "teacher");
  closeLines();
  await expect.poll(async () => (await seatsOf())[0]?.awayAt).not.toBeNull();
  clock.advance(29 * 86_400_000);
  expect(await clearRooms(deps)).toBe(0);
  clock.advance(2 * 86_400_000);
  expect(await clearRooms(deps)).toBeGreaterThan(0);
  expect([await clearRooms(deps), await seatsOf()]).toEqual([0, []]);
});
