import { randomUUID } from "node:crypto";

import sharp from "sharp";
import { afterEach, expect, it } from "vitest";

import { newKey } from "../../../../test/booking-scene.ts";
import { closeStreams, openStream } from "../../../../test/event-stream.ts";
import { buildMemoryScene } from "../../../../test/memory-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import type { TestClient } from "../../../../test/test-client.ts";
import { newTest, testAt } from "../../../../test/test-scene.ts";
import { writeFirstSchemes } from "../../memory/schemes/write-first-schemes.ts";
import { scoringSchemes } from "../../memory/tables/scoring-schemes.ts";

const test = await startTestApp();
const origin = await test.app.listen({ port: 0, host: "127.0.0.1" });
const { student, people } = await buildMemoryScene(test);
const base = `/api/students/${student.id}/`;
afterEach(closeStreams);

/** What each of these people is told that changed, as it comes. */
async function listening<Name extends string>(clients: Record<Name, TestClient>) {
  const names = Object.keys(clients) as Name[];
  const streams = await Promise.all(names.map((name) => openStream(origin, clients[name])));
  for (const stream of streams) await expect.poll(() => stream.unread()).toBeDefined();
  for (const stream of streams) stream.events.length = 0;
  const changesOf = (name: Name) =>
    (streams[names.indexOf(name)]?.events ?? [])
      .filter(({ event }) => event === "changed")
      .map(({ data }) => data.topics);
  return {
    changesOf,
    isTold: (name: Name, topics: string[]) =>
      expect.poll(() => changesOf(name), { timeout: 2000 }).toContainEqual(topics),
  };
}
const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: "red" } })
  .png()
  .toBuffer();
const sums = (heard: number, right: number) => ({ heard, right });
const { parent, teacher, student: pupil, neighbour, stranger } = people;

it("says to the family and the teacher that a plan was set and an evening answered, and to nobody else", async () => {
  const { isTold, changesOf } = await listening({ parent, teacher, pupil, neighbour, stranger });
  const held = [{ first: 582, last: 593, standing: "rusty" }];
  expect((await teacher.post(`${base}memory/beginning/`, { held })).statusCode).toBeLessThan(300);
  for (const name of ["parent", "teacher", "pupil"] as const) await isTold(name, ["memory"]);
  const { today } = (await parent.get(`${base}memory/`)).json();
  const answered = await parent.post(`${base}memory/answers/`, {
    answers: [
      {
        id: randomUUID(),
        day: today,
        page: 582,
        lines: null,
        verdict: "alone",
        answered_at: TEST_NOW.toISOString(),
      },
    ],
  });
  expect(answered.statusCode).toBe(200);
  for (const name of ["parent", "teacher", "pupil"] as const) {
    await expect.poll(() => changesOf(name), { timeout: 2000 }).toEqual([["memory"], ["memory"]]);
  }
  expect(changesOf("neighbour")).toEqual([]);
  expect(changesOf("stranger")).toEqual([]);
});

it("says to the family that a deck was given and one of its cards written, and to no other teacher", async () => {
  const deck = { title: "Les mots", kind: "vocabulary", programme: null };
  const made = (await teacher.post("/api/decks/", deck, newKey())).json();
  const { isTold, changesOf } = await listening({ parent, teacher, neighbour, stranger });
  const given = await teacher.put(`/api/decks/${made.id}/pupils/${student.id}/`, {
    new_per_day: 4,
  });
  expect(given.statusCode).toBeLessThan(300);
  for (const name of ["parent", "teacher"] as const) await isTold(name, ["cards"]);
  const card = { arabic: "بَاب", meaning: "une porte" };
  const written = await teacher.post(`/api/decks/${made.id}/cards/`, card, newKey());
  expect(written.statusCode).toBe(201);
  for (const name of ["parent", "teacher"] as const) {
    await expect.poll(() => changesOf(name), { timeout: 2000 }).toEqual([["cards"], ["cards"]]);
  }
  expect(changesOf("neighbour")).toEqual([]);
  expect(changesOf("stranger")).toEqual([]);
});

it("says to the family that a card was given a picture and lost it, and that its deck is gone", async () => {
  const deck = { title: "Le jardin", kind: "vocabulary", programme: null };
  const made = (await teacher.post("/api/decks/", deck, newKey())).json();
  const card = { arabic: "زَهْرَة", meaning: "une fleur" };
  const written = await teacher.post(`/api/decks/${made.id}/cards/`, card, newKey());
  await teacher.put(`/api/decks/${made.id}/pupils/${student.id}/`, { new_per_day: 4 });
  const { changesOf } = await listening({ parent, teacher, neighbour });
  const picture = `/api/cards/${written.json().id}/media/picture/`;
  const steps = [
    () => teacher.unsafe("PUT", picture, dot, { "content-type": "application/octet-stream" }),
    () => teacher.unsafe("DELETE", picture, undefined, {}),
    () => teacher.unsafe("DELETE", `/api/decks/${made.id}/`, undefined, {}),
  ];
  for (const [done, step] of steps.entries()) {
    expect((await step()).statusCode).toBeLessThan(300);
    const told = Array.from({ length: done + 1 }, () => ["cards"]);
    for (const name of ["parent", "teacher"] as const) {
      await expect.poll(() => changesOf(name), { timeout: 2000 }).toEqual(told);
    }
  }
  expect(changesOf("neighbour")).toEqual([]);
});

it("says to the family that a test began, and that what is memorised changed once it is over", async () => {
  await writeFirstSchemes(test.db, TEST_NOW);
  const [scheme] = await test.db.select().from(scoringSchemes);
  const { isTold, changesOf } = await listening({ parent, teacher, neighbour });
  const begun = await teacher.post(`${base}tests/`, newTest(scheme?.id ?? ""));
  expect(begun.statusCode).toBe(200);
  for (const name of ["parent", "teacher"] as const) await isTold(name, ["tests"]);
  const over = await teacher.post(testAt(begun.json().id, "finish/"), { note: "" });
  expect(over.statusCode).toBe(200);
  for (const name of ["parent", "teacher"] as const) await isTold(name, ["tests", "memory"]);
  expect(changesOf("neighbour")).toEqual([]);
});

it("says that two verses were linked, and how a drill of the ear went", async () => {
  const { isTold, changesOf } = await listening({ parent, teacher, neighbour });
  const link = { one: { sura: 84, aya: 25 }, other: { sura: 95, aya: 6 } };
  expect((await teacher.post(`${base}similar-places/`, link)).statusCode).toBe(200);
  await isTold("parent", ["similar"]);
  const { today } = (await parent.get(`${base}memory/ear/`)).json();
  const heard = { day: today, answers: [{ pair: "ق/ك", ...sums(4, 3) }] };
  const told = await parent.post(`${base}memory/ear/answers/`, heard, newKey());
  expect(told.statusCode).toBe(200);
  for (const name of ["parent", "teacher"] as const) await isTold(name, ["ear"]);
  expect(changesOf("neighbour")).toEqual([]);
});
