import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { NOT_FOUND, SIGN_IN_FIRST, errorMapOf } from "../../../../test/error-map.ts";
import {
  buildParent,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import type { TestClient } from "../../../../test/test-client.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { wordMarks } from "../tables/word-marks.ts";

const test = await startTestApp();
const { db } = test;
const student = await buildStudent(db);
const parent = await buildParent(db, [student]);
const teacher = await buildTeacher(db, { name: "Youssef" });
const other = await buildTeacher(db);
const lesson = await buildSession(db, { teacher, students: [student], startsAt: TEST_NOW });
const later = new Date(TEST_NOW.getTime() + 86_400_000);
await buildSession(db, { teacher: other, students: [student], startsAt: later });
const people = {
  teacher: await signedIn(test, teacher),
  other: await signedIn(test, other),
  parent: await signedIn(test, parent),
  student: await signedIn(test, student),
  staff: await signedIn(test, await buildStaff(db)),
  stranger: await signedIn(test, await buildTeacher(db)),
  neighbour: await signedIn(test, await buildParent(db, [await buildStudent(db)])),
  guest: test.client(),
};

const newMark = (change: object = {}) => ({
  id: randomUUID(),
  student_id: student.id,
  session_id: null as string | null,
  sura: 78,
  aya: 2,
  word: 3,
  kind: "letter-exchanged",
  detail: "ظ/ز",
  note: "",
  ...change,
});
const send = (who: TestClient, mark: object) => who.post("/api/marks/", mark);
const made = async (who: TestClient, change: object = {}) => {
  const answer = await send(who, newMark(change));
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const takeBack = (who: TestClient, id: string) =>
  who.unsafe("DELETE", `/api/marks/${id}/`, undefined, {});
const pages = (who: TestClient, from = 582, to = from) =>
  who.get(`/api/students/${student.id}/marks/?from=${from}&to=${to}`);
const told = async (id: string) =>
  (await db.select().from(events).where(eq(events.subjectId, id))).map(({ kind }) => kind);

beforeEach(async () => {
  await db.delete(wordMarks);
  test.clock.set(TEST_NOW);
});

describe("a mark", () => {
  it.each([
    ["teacher", "teacher"],
    ["parent", "parent"],
    ["student", "pupil"],
  ] as const)(
    "of a %s says as what it was made, on which page, and nobody's words in the journal",
    async (who, by) => {
      const mark = await made(people[who], { note: "the tip of the tongue" });
      expect(mark).toMatchObject({ by, kind: "letter-exchanged", detail: "ظ/ز", voided_at: null });
      expect(mark.marked_at).toBe(TEST_NOW.toISOString());
      const [row] = await db.select().from(events).where(eq(events.subjectId, mark.id));
      expect(row).toMatchObject({
        kind: "mark-word",
        payload: { kind: "letter-exchanged", page: 582 },
      });
      expect(Object.keys(row?.payload ?? {})).toEqual(["kind", "page"]);
    },
  );

  it("that is sent again is the same, with no second effect, also once it was taken back", async () => {
    const mark = newMark();
    const first = (await send(people.teacher, mark)).json();
    expect((await send(people.teacher, mark)).json()).toEqual(first);
    const gone = (await takeBack(people.teacher, mark.id)).json();
    const again = await send(people.teacher, mark);
    expect([again.statusCode, again.json()]).toEqual([200, gone]);
    expect(await told(mark.id)).toEqual(["mark-word", "take-back-mark"]);
  });

  it("that is sent by two requests at once is one", async () => {
    const mark = newMark();
    const answers = await Promise.all([send(people.teacher, mark), send(people.teacher, mark)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
    expect(await db.$count(wordMarks)).toBe(1);
    expect(await told(mark.id)).toEqual(["mark-word"]);
  });

  it("keeps its id for itself: not for somebody else, another pupil or another word", async () => {
    const mark = await made(people.teacher);
    const same = newMark({ id: mark.id });
    const sibling = await buildStudent(db);
    await buildSession(db, {
      teacher,
      students: [sibling],
      startsAt: new Date(later.getTime() + 7_200_000),
    });
    const refused = [
      await send(people.other, same),
      await send(people.teacher, { ...same, student_id: sibling.id }),
      await send(people.teacher, { ...same, word: 1 }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
  });

  it("is of a word that there is", async () => {
    // 78:2 has three words, and its number is none of them.
    const refused = [
      newMark({ word: 4 }),
      newMark({ word: 0 }),
      newMark({ aya: 41 }),
      newMark({ kind: "madd" }),
      newMark({ kind: "nothing" }),
      newMark({ note: "a".repeat(301) }),
    ];
    const fields = [];
    for (const mark of refused) {
      const answer = await send(people.teacher, mark);
      expect(answer.statusCode).toBe(400);
      fields.push(...Object.keys(errorMapOf(answer)));
    }
    expect(fields).toEqual(["word", "word", "aya", "detail", "kind", "note"]);
  });

  it.each([
    ["guest", 401, SIGN_IN_FIRST],
    ["staff", 403, expect.anything()],
    ["stranger", 404, NOT_FOUND],
    ["neighbour", 404, NOT_FOUND],
  ] as const)("is not made by a %s", async (who, status, body) => {
    const answer = await send(people[who], newMark());
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual(body);
  });
});

describe("a mark in a lesson", () => {
  const inLesson = () => newMark({ session_id: lesson.id });
  const minutes = (count: number) => test.clock.set(new Date(TEST_NOW.getTime() + count * 60_000));

  it("is made while the room is open, and sent late once more it is still that one", async () => {
    const mark = inLesson();
    const first = (await send(people.teacher, mark)).json();
    expect(first).toMatchObject({ session_id: lesson.id });
    minutes(91);
    expect((await send(people.teacher, mark)).json()).toEqual(first);
    const late = await send(people.teacher, inLesson());
    expect(late.json()).toEqual({
      detail: ["The room of this lesson is not open. In the mushaf you can mark at any time."],
    });
    expect(late.statusCode).toBe(409);
  });

  it("is not made before the room opens", async () => {
    minutes(-60);
    expect((await send(people.teacher, inLesson())).statusCode).toBe(409);
  });

  it("is of one in which the pupil is, and within reach", async () => {
    const foreign = await buildStudent(db);
    const theirs = await buildSession(db, {
      teacher,
      students: [foreign],
      startsAt: new Date(TEST_NOW.getTime() + 3 * 3_600_000),
    });
    const strange = await send(people.teacher, newMark({ session_id: theirs.id }));
    expect([strange.statusCode, strange.json()]).toEqual([404, NOT_FOUND]);
    expect((await send(people.other, inLesson())).statusCode).toBe(404);
    expect((await send(people.teacher, newMark({ session_id: randomUUID() }))).statusCode).toBe(
      404,
    );
  });
});

describe("changing a mark", () => {
  const change = (who: TestClient, id: string, to: object) => who.patch(`/api/marks/${id}/`, to);

  it("gives it another kind, without what was said beside the one before, and a note", async () => {
    const mark = await made(people.teacher);
    const answer = await change(people.teacher, mark.id, { kind: "madd", note: "six" });
    expect(answer.json()).toEqual({ ...mark, kind: "madd", detail: "", note: "six" });
    await change(people.teacher, mark.id, { note: "six" });
    expect(await told(mark.id)).toEqual(["mark-word", "change-mark"]);
  });

  it("asks that the two fit", async () => {
    const mark = await made(people.teacher);
    const answer = await change(people.teacher, mark.id, { detail: "2:5" });
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ["detail"]]);
    expect((await change(people.teacher, mark.id, { kind: "x" })).statusCode).toBe(400);
  });

  it("is for whoever made it; a teacher of the pupil has the last word on the family's", async () => {
    const [byTeacher, byParent, byPupil] = [
      await made(people.teacher),
      await made(people.parent),
      await made(people.student),
    ];
    const status = async (who: keyof typeof people, { id }: { id: string }) =>
      (await change(people[who], id, { note: who })).statusCode;
    expect(await status("other", byTeacher)).toBe(403);
    expect(await status("parent", byTeacher)).toBe(403);
    expect(await status("student", byParent)).toBe(403);
    expect(await status("parent", byPupil)).toBe(403);
    expect(await status("other", byParent)).toBe(200);
    expect(await status("teacher", byPupil)).toBe(200);
    expect(await status("staff", byTeacher)).toBe(403);
    expect(await status("stranger", byTeacher)).toBe(404);
    expect(await status("guest", byTeacher)).toBe(401);
    expect(await status("teacher", { id: randomUUID() })).toBe(404);
  });

  it("is over once it was taken back", async () => {
    const mark = await made(people.teacher);
    await takeBack(people.teacher, mark.id);
    expect((await change(people.teacher, mark.id, { note: "a" })).statusCode).toBe(404);
  });
});

describe("taking back", () => {
  it("keeps the row, with the instant, and does so once", async () => {
    const mark = await made(people.teacher);
    test.clock.advance(60_000);
    const gone = await takeBack(people.teacher, mark.id);
    expect(gone.json()).toEqual({ ...mark, voided_at: test.clock.now().toISOString() });
    test.clock.advance(60_000);
    expect((await takeBack(people.teacher, mark.id)).json()).toEqual(gone.json());
    expect(await told(mark.id)).toEqual(["mark-word", "take-back-mark"]);
    expect((await pages(people.teacher)).json()).toEqual({ marks: [] });
    expect(await db.$count(wordMarks)).toBe(1);
  });

  it("is for the same people as a change", async () => {
    const mark = await made(people.teacher);
    const statuses = [];
    for (const who of ["guest", "stranger", "neighbour", "staff", "parent", "other"] as const) {
      statuses.push((await takeBack(people[who], mark.id)).statusCode);
    }
    expect(statuses).toEqual([401, 404, 404, 403, 403, 403]);
    const own = await made(people.parent);
    expect((await takeBack(people.teacher, own.id)).statusCode).toBe(200);
  });
});

describe("the marks on pages", () => {
  it("are all that stand there, of two teachers too, the last first, and for staff as well", async () => {
    const first = await made(people.teacher);
    test.clock.advance(1000);
    const second = await made(people.other, { kind: "madd", detail: "" });
    await made(people.teacher, { sura: 2, aya: 5 });
    for (const who of ["teacher", "other", "parent", "student", "staff"] as const) {
      expect((await pages(people[who])).json()).toEqual({ marks: [second, first] });
    }
    expect(first.by_name).toBe("Youssef");
  });

  it("are seen by the family from their instant on, and by a teacher before", async () => {
    const mark = await made(people.teacher);
    const shownFrom = new Date(TEST_NOW.getTime() + 60_000);
    await db.update(wordMarks).set({ shownFrom });
    expect((await pages(people.other)).json().marks).toHaveLength(1);
    expect((await pages(people.student)).json().marks).toEqual([]);
    expect((await takeBack(people.student, mark.id)).statusCode).toBe(404);
    test.clock.set(shownFrom);
    expect((await pages(people.parent)).json().marks).toHaveLength(1);
  });

  it("are of at most twenty pages", async () => {
    expect((await pages(people.teacher, 581, 604)).statusCode).toBe(400);
    expect((await pages(people.teacher, 10, 9)).statusCode).toBe(400);
    expect((await pages(people.teacher, 0)).statusCode).toBe(400);
    expect((await pages(people.teacher, 581, 600)).statusCode).toBe(200);
  });

  it("are nothing to others", async () => {
    const others = [people.guest, people.stranger, people.neighbour];
    const answers = await Promise.all(others.map((who) => pages(who)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 404, 404]);
  });
});
