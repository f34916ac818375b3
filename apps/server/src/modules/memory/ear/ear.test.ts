import { randomUUID } from "node:crypto";

import { HEARD_PER_DAY_MAX } from "@riwaq/contracts/memory/ear";
import { beforeEach, describe, expect, it } from "vitest";

import { NOT_FOUND, SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import { buildMemoryScene } from "../../../../test/memory-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { wordMarks } from "../../learning/tables/word-marks.ts";
import { earAnswers } from "../tables/ear-answers.ts";
import { memoryReviews } from "../tables/memory-reviews.ts";
import { minimalPairs } from "../tables/minimal-pairs.ts";

const test = await startTestApp();
const { db } = test;
const { student, teacher, people } = await buildMemoryScene(test);
const base = `/api/students/${student.id}/memory/`;
const DAY_MS = 86_400_000;
const TODAY = "2026-11-21";
const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS);
const dateAgo = (days: number) => daysAgo(days).toISOString().slice(0, 10);

/** On the last page, at the first word of 114:4, which is hidden before sheen; on the word ٱلۡخَنَّاسِ there is a ghunnah. */
const mark = async (change: Partial<typeof wordMarks.$inferInsert> & { days?: number }) => {
  const { days = 1, ...rest } = change;
  await db.insert(wordMarks).values({
    id: randomUUID(),
    studentId: student.id,
    edition: "madani-1405",
    sura: 114,
    aya: 4,
    word: 1,
    page: 604,
    kind: "ikhfa",
    marker: "teacher",
    markedById: teacher.id,
    markedAt: daysAgo(days),
    shownFrom: daysAgo(days),
    ...rest,
  });
};
const hear = async (days: number, change: Partial<typeof memoryReviews.$inferInsert> = {}) => {
  await db.insert(memoryReviews).values({
    studentId: student.id,
    page: 604,
    day: dateAgo(days),
    source: "lesson",
    by: "teacher",
    byId: teacher.id,
    grade: 3,
    reviewedAt: daysAgo(days),
    ...change,
  });
};
const rulesOf = async (who = people.parent) => (await who.get(`${base}rules/`)).json();
const rule = async (name: string, who = people.parent) =>
  (await rulesOf(who)).rules.find((one: { rule: string }) => one.rule === name);
const pairOf = async (name: string, who = people.parent) =>
  (await who.get(`${base}ear/`)).json().pairs.find((one: { pair: string }) => one.pair === name);

beforeEach(async () => {
  for (const table of [wordMarks, memoryReviews, earAnswers, minimalPairs]) await db.delete(table);
});

describe.each(["rules/", "ear/"])("GET memory/%s", (path) => {
  it.each(["student", "parent", "teacher", "staff"] as const)("is read by %s", async (who) => {
    const answer = await people[who].get(`${base}${path}`);
    expect([answer.statusCode, answer.json().name]).toEqual([200, "Inès"]);
  });

  it("is of nobody else's concern", async () => {
    expect((await people.guest.get(`${base}${path}`)).json()).toEqual(SIGN_IN_FIRST);
    for (const who of [people.stranger, people.neighbour]) {
      expect((await who.get(`${base}${path}`)).json()).toEqual(NOT_FOUND);
    }
  });
});

describe("the rules", () => {
  it("are counted from the pages that a teacher heard, each time anew", async () => {
    await hear(3);
    const once = await rule("ikhfa");
    expect(once).toEqual({
      rule: "ikhfa",
      opportunities: once.opportunities,
      errors: 0,
      elsewhere: 0,
    });
    expect(once.opportunities).toBeGreaterThan(0);
    await hear(2);
    await hear(1, { source: "evening", by: "parent" });
    await hear(4, { voidedAt: TEST_NOW });
    await hear(91);
    expect(await rule("ikhfa")).toMatchObject({ opportunities: once.opportunities * 2 });
    expect(await rulesOf()).toMatchObject({ hearings: 2, until: TODAY, from: dateAgo(89) });
  });

  it("count what the teacher marked at their places, and elsewhere what is marked elsewhere", async () => {
    await hear(1);
    await mark({});
    await mark({ word: 3 });
    await mark({ marker: "parent" });
    await mark({ voidedAt: TEST_NOW, voidedById: teacher.id });
    await mark({ page: 603, sura: 110, aya: 1 });
    expect(await rule("ikhfa")).toMatchObject({ errors: 1, elsewhere: 1 });
  });

  it("say nothing of the places of ra", async () => {
    await hear(1);
    await mark({ kind: "ra" });
    expect(await rule("ra")).toEqual({ rule: "ra", opportunities: null, errors: 1, elsewhere: 0 });
  });

  it("show a family only what it is shown by now", async () => {
    await hear(1);
    await mark({ shownFrom: new Date(TEST_NOW.getTime() + 60_000) });
    expect(await rule("ikhfa")).toMatchObject({ errors: 0 });
    expect(await rule("ikhfa", people.teacher)).toMatchObject({ errors: 1 });
  });
});

describe("the map of the ear", () => {
  it("tells how often a pair is exchanged, by what was marked", async () => {
    const exchanged = { kind: "letter-exchanged", detail: "ق/ك" } as const;
    expect(await pairOf("ق/ك")).toMatchObject({ state: "quiet", can_drill: false });
    await mark({ ...exchanged, days: 40 });
    expect(await pairOf("ق/ك")).toMatchObject({ state: "fading", months: [0, 1, 0] });
    for (const days of [1, 2, 3, 4]) await mark({ ...exchanged, days });
    expect(await pairOf("ق/ك")).toMatchObject({ state: "often", months: [0, 1, 4] });
    await mark({ kind: "letter-exchanged", days: 1 });
    expect(await pairOf("ص/س")).toMatchObject({ state: "quiet" });
  });

  it("says where there are recordings to listen to", async () => {
    const sounds = { firstSoundKey: "a", secondSoundKey: null as string | null };
    const words = { firstWord: "قلب", secondWord: "كلب", madeById: teacher.id, madeAt: TEST_NOW };
    const row = { id: randomUUID(), pair: "ق/ك" as const, ...words };
    await db.insert(minimalPairs).values({ ...row, ...sounds });
    expect(await pairOf("ق/ك")).toMatchObject({ can_drill: false });
    await db.update(minimalPairs).set({ secondSoundKey: "b" });
    expect(await pairOf("ق/ك")).toMatchObject({ can_drill: true });
  });
});

describe("a drill", () => {
  const sums = (heard: number, right: number) => ({ heard, right });
  const send = (
    body: object,
    { who = people.parent, key = randomUUID() }: { who?: typeof people.parent; key?: string } = {},
  ) => who.post(`${base}ear/answers/`, body, { "idempotency-key": key });
  const ten = (right: number, change: object = {}) => ({
    day: TODAY,
    answers: [{ pair: "ق/ك", heard: 10, right }],
    ...change,
  });

  it("adds to its day, and sent again with its key it counts once", async () => {
    const key = randomUUID();
    expect((await send(ten(7), { key })).json()).toEqual({ heard: 10 });
    expect((await send(ten(7), { key })).json()).toEqual({ heard: 10 });
    await send(ten(9), { who: people.student });
    expect(await pairOf("ق/ك")).toMatchObject({ ...sums(20, 16), state: "quiet" });
  });

  it("adds nothing beyond what anybody listens to in a day", async () => {
    await send(ten(10));
    await db.update(earAnswers).set(sums(HEARD_PER_DAY_MAX - 5, 10));
    expect((await send(ten(10))).statusCode).toBe(200);
    expect(await pairOf("ق/ك")).toMatchObject(sums(HEARD_PER_DAY_MAX - 5, 10));
  });

  it("is answered by the pupil or a parent", async () => {
    expect((await send(ten(5), { who: people.guest })).json()).toEqual(SIGN_IN_FIRST);
    for (const who of [people.teacher, people.staff]) {
      expect((await send(ten(5), { who })).statusCode).toBe(403);
    }
    expect((await send(ten(5), { who: people.stranger })).json()).toEqual(NOT_FOUND);
  });

  it.each([
    ["a day long ago", ten(5, { day: dateAgo(15) })],
    ["a day to come", ten(5, { day: dateAgo(-1) })],
    ["more right than heard", ten(11)],
    ["no answers", ten(5, { answers: [] })],
    ["a pair twice", ten(5, { answers: [...ten(5).answers, ...ten(5).answers] })],
    ["more than anybody hears at once", ten(5, { answers: [{ pair: "ق/ك", ...sums(51, 1) }] })],
  ])("is refused with %s", async (_, body) => {
    expect((await send(body)).statusCode).toBe(400);
    expect(await db.$count(earAnswers)).toBe(0);
  });
});
