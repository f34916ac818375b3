import { randomUUID } from "node:crypto";

import type { MarkKind } from "@riwaq/domain/learning/marks/kinds";
import { beforeEach, describe, expect, it } from "vitest";

import {
  actorOf,
  buildParent,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { contextOfRound } from "../../../platform/command.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { pupilOfInstitute } from "../../people/reach/pupils.ts";
import { wordMarks } from "../tables/word-marks.ts";
import { markWord } from "./mark-word.ts";
import {
  findFrequentKinds,
  findMarksOfLesson,
  findShownWeakWords,
  findWeakWords,
  showMarksNow,
} from "./queries.ts";

const test = await startTestApp();
const { db } = test;
const teacher = await buildTeacher(db);
const student = await buildStudent(db);
const parent = await buildParent(db, [student]);
const lesson = await buildSession(db, { teacher, students: [student], startsAt: TEST_NOW });
const pupil = pupilOfInstitute(student.id);
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS);

type Change = Partial<typeof wordMarks.$inferInsert>;
async function mark(word: number, change: Change = {}) {
  await db.insert(wordMarks).values({
    id: randomUUID(),
    studentId: student.id,
    edition: "madani-1405",
    sura: 2,
    aya: 5,
    word,
    page: 2,
    kind: "forgot",
    marker: "teacher",
    markedById: teacher.id,
    markedAt: daysAgo(1),
    shownFrom: daysAgo(1),
    ...change,
  });
}
const voided = { voidedAt: TEST_NOW, voidedById: teacher.id };

beforeEach(async () => {
  await db.delete(wordMarks);
});

describe("weak words", () => {
  it("are those marked most often lately, the last of two first, with what it was the last time", async () => {
    await mark(1, { markedAt: daysAgo(20) });
    await mark(1, { markedAt: daysAgo(10), marker: "parent", markedById: parent.id });
    await mark(1, { markedAt: daysAgo(2), kind: "letter-exchanged", detail: "ظ/ز" });
    await mark(2, { markedAt: daysAgo(5) });
    await mark(3, { markedAt: daysAgo(4) });
    await mark(4, { markedAt: daysAgo(91) });
    await mark(5, voided);
    const words = await findWeakWords(db, pupil, TEST_NOW);
    expect(words.map(({ word, count }) => [word, count])).toEqual([
      [1, 3],
      [3, 1],
      [2, 1],
    ]);
    expect(words[0]).toEqual({
      sura: 2,
      aya: 5,
      word: 1,
      page: 2,
      count: 3,
      kind: "letter-exchanged",
      detail: "ظ/ز",
      last_at: daysAgo(2).toISOString(),
    });
    expect(await findWeakWords(db, pupil, TEST_NOW, 2)).toEqual(words.slice(0, 2));
  });

  it("are told to a family as far as it was shown them", async () => {
    await mark(1);
    await mark(1, { shownFrom: daysAgo(-1) });
    await mark(2, { shownFrom: daysAgo(-1) });
    const [one] = await findShownWeakWords(db, pupil, TEST_NOW);
    expect(one).toMatchObject({ word: 1, count: 1 });
    const url = `/api/students/${student.id}/weak-words/`;
    const asked = async (who: { id: string }) =>
      (await (await signedIn(test, who)).get(url)).json();
    expect((await asked(parent)).words).toEqual([one]);
    expect((await asked(teacher)).words.map((weak: { count: number }) => weak.count)).toEqual([
      2, 1,
    ]);
    expect((await asked(await buildStaff(db))).words).toHaveLength(2);
    expect(await asked(await buildTeacher(db))).toHaveProperty("detail");
    expect((await test.client().get(url)).statusCode).toBe(401);
    const none = (await signedIn(test, teacher)).get(`/api/students/${randomUUID()}/weak-words/`);
    expect((await none).statusCode).toBe(404);
  });
});

describe("the kinds at hand", () => {
  const first = ["forgot", "letter-exchanged", "vowel", "madd"];
  it("are those that a teacher used most, filled up by what everybody needs", async () => {
    expect(await findFrequentKinds(db, teacher.id, TEST_NOW)).toEqual(first);
    const used: MarkKind[] = [
      "ghunnah",
      "ghunnah",
      "hesitation",
      "madd",
      "hesitation",
      "hesitation",
    ];
    for (const kind of used) await mark(1, { kind });
    await mark(1, { kind: "breath", ...voided });
    expect(await findFrequentKinds(db, teacher.id, TEST_NOW)).toEqual([
      "hesitation",
      "ghunnah",
      "madd",
      "forgot",
    ]);
    expect(await findFrequentKinds(db, parent.id, TEST_NOW)).toEqual(first);
  });

  it("are those of the last two hundred marks", async () => {
    for (let at = 0; at < 5; at += 1) await mark(1, { kind: "breath", markedAt: daysAgo(60) });
    for (let at = 0; at < 200; at += 1) await mark(1, { kind: "ra", markedAt: daysAgo(3) });
    expect(await findFrequentKinds(db, teacher.id, TEST_NOW)).toEqual(["ra", ...first.slice(0, 3)]);
  });
});

describe("the marks of a lesson", () => {
  const marking = {
    mark: {
      id: randomUUID(),
      student_id: student.id,
      session_id: lesson.id,
      sura: 2,
      aya: 5,
      word: 1,
      kind: "forgot" as const,
      detail: "",
      note: "",
    },
    whenShown: async () => daysAgo(-1),
  };
  const asPerson = (someone: Parameters<typeof actorOf>[0]) => ({
    ...contextOfRound({ ...test.services, log: console }),
    actor: actorOf(someone),
  });

  it("wait for the family as the room says; whoever of it marks sees the own word", async () => {
    const made = await markWord(asPerson(teacher), marking);
    expect(made.shown_from).toBe(daysAgo(-1).toISOString());
    const own = { ...marking, mark: { ...marking.mark, id: randomUUID() } };
    expect((await markWord(asPerson(parent), own)).shown_from).toBe(TEST_NOW.toISOString());
    await inTransaction(db, (tx) => showMarksNow(tx, lesson.id, TEST_NOW));
    const marks = await findMarksOfLesson(db, lesson.id);
    expect(marks.map((one) => one.shown_from)).toEqual(
      [TEST_NOW, TEST_NOW].map((at) => at.toISOString()),
    );
  });

  it("are all of them in their order, also what was taken back", async () => {
    const sessionId = lesson.id;
    await mark(2, { sessionId, markedAt: daysAgo(1), ...voided });
    await mark(1, { sessionId, markedAt: daysAgo(2) });
    await mark(3);
    const marks = await findMarksOfLesson(db, lesson.id);
    expect(marks.map(({ word, voided_at: at }) => [word, at !== null])).toEqual([
      [1, false],
      [2, true],
    ]);
  });
});
