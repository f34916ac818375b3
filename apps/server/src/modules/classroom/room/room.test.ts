import { randomUUID } from "node:crypto";

import { describe, expect, it } from "vitest";

import { closeLines } from "../../../../test/room-line.ts";
import { MINUTE_MS, buildRoomScene } from "../../../../test/room-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import type { TestClient } from "../../../../test/test-client.ts";
import { clearRooms } from "./clear-rooms.job.ts";

const test = await startTestApp();
const { clock } = test;
const scene = await buildRoomScene(test);
const { clients, student, child, enter, asPupil } = scene;
type Who = keyof typeof clients;
const deps = { ...test.services, log: { info: () => {}, warn: () => {}, error: () => {} } };

const view = (client: TestClient, change: object) =>
  client.patch(`/api/classroom/${scene.lesson}/view/`, change);

describe("before coming in", () => {
  const show = async (who: Who) =>
    (await clients[who].get(`/api/classroom/${scene.lesson}/`)).json();

  it("each learns as what they may come in", async () => {
    const choices = async (who: Who) =>
      (await show(who)).choices.map((choice: { role: string }) => choice.role);
    expect(await choices("teacher")).toEqual(["teacher"]);
    expect(await choices("student")).toEqual(["pupil"]);
    expect(await choices("parent")).toEqual(["pupil", "listener"]);
    expect(await choices("desk")).toEqual(["staff"]);
  });

  it("a parent is offered the seat beside the child first, until the child sits at a device of their own", async () => {
    const first = async () => (await show("parent")).choices[0];
    expect(await first()).toMatchObject({ role: "pupil", pupil_id: child.id });
    const alone = await enter("child", "pupil", { pupil: child.id });
    expect(await first()).toMatchObject({ role: "listener" });
    alone.close();
    await expect.poll(async () => (await first()).role).toBe("pupil");
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
    const url = `/api/classroom/${scene.lesson}/`;
    expect((await clients.stranger.get(url)).statusCode).toBe(404);
    expect((await test.client().get(url)).statusCode).toBe(401);
    expect((await clients.teacher.get("/api/classroom/7/")).statusCode).toBe(404);
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
    client.post(`/api/classroom/${scene.lesson}/strokes/`, body);
  const wipe = (client: TestClient, id: string) =>
    client.unsafe("DELETE", `/api/classroom/${scene.lesson}/strokes/${id}/`, undefined, {});

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
      client.post(`/api/classroom/${scene.lesson}/boards/clear/`, { board: 2 });
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
    client.post(`/api/classroom/${scene.lesson}/messages/`, body);

  it("carries words and a word of the mushaf, once each", async () => {
    const [first] = [await enter("teacher", "teacher"), await asPupil()];
    const id = randomUUID();
    const body = { id, text: "Écoute", word: { sura: 2, aya: 6, word: 1 } };
    for (const again of [body, body]) {
      expect((await send(clients.student, again)).statusCode).toBe(200);
    }
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
  await expect.poll(async () => (await scene.seats())[0]?.awayAt).not.toBeNull();
  clock.advance(29 * 86_400_000);
  expect(await clearRooms(deps)).toBe(0);
  clock.advance(2 * 86_400_000);
  expect(await clearRooms(deps)).toBeGreaterThan(0);
  expect([await clearRooms(deps), await scene.seats()]).toEqual([0, []]);
});
