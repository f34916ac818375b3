import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import {
  buildParent,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { attend } from "../../../../test/outcomes.ts";
import { startTestApp, TEST_NOW } from "../../../../test/test-app.ts";
import { contextOfRound } from "../../../platform/command.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { notifications } from "../../notifications/tables/notifications.ts";
import { absences } from "../tables/absences.ts";
import { noticeAbsences } from "./notice-absences.job.ts";
import { writeAbsences } from "./say-absence.ts";

const test = await startTestApp();
const { db } = test;
const log = { info: () => {}, warn: () => {}, error: () => {} };
const notice = () => noticeAbsences({ ...test.services, log });
const MINUTE_MS = 60_000;
const staff = await buildStaff(db);

beforeEach(() => test.clock.set(TEST_NOW));

/** A lesson of half an hour that began so many minutes ago. */
async function running(minutes: number) {
  const teacher = await buildTeacher(db, { name: "Amal" });
  const pupil = await buildStudent(db, { name: "Yanis" });
  const parent = await buildParent(db, [pupil]);
  const startsAt = new Date(test.clock.now().getTime() - minutes * MINUTE_MS);
  const lesson = await buildSession(db, {
    teacher,
    students: [pupil],
    startsAt,
    lengthMinutes: 30,
  });
  return { teacher, pupil, parent, lesson };
}

type Someone = { id: string };

const bellOf = async ({ id }: Someone) =>
  (await db.select().from(notifications).where(eq(notifications.userId, id))).map(
    ({ event }) => event,
  );
const bellsOf = async ({ id }: Someone, event: string) =>
  db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, id), eq(notifications.event, event)));
const saidOf = (lesson: Someone) =>
  db.select().from(absences).where(eq(absences.sessionId, lesson.id));
const pathOf = ({ id }: Someone, what: string) => `/api/sessions/${id}/${what}/`;

describe("the teacher is not here", () => {
  it("is said by the family from five minutes on, once: the teacher is called and staff are told", async () => {
    const { teacher, parent, lesson } = await running(4);
    const family = await signedIn(test, parent);
    expect((await family.post(pathOf(lesson, "absence"))).statusCode).toBe(409);
    test.clock.advance(MINUTE_MS);
    const before = await bellsOf(staff, "teacher-missing-for-staff");
    const answer = await family.post(pathOf(lesson, "absence"));
    await family.post(pathOf(lesson, "absence"));
    expect(answer.statusCode).toBe(200);
    expect(answer.json().absences).toEqual({
      said: [
        { side: "teacher", said_at: test.clock.now().toISOString(), came_at: null, answer: null },
      ],
      can_say_from: null,
      given_until: new Date(lesson.startsAt.getTime() + 15 * MINUTE_MS).toISOString(),
    });
    expect(await bellOf(teacher)).toEqual(["teacher-missing"]);
    expect(await mailsTo(db, teacher.email)).toHaveLength(1);
    const after = await bellsOf(staff, "teacher-missing-for-staff");
    expect(after).toHaveLength(before.length + 1);
  });

  it("is withdrawn by itself when the teacher comes", async () => {
    const { teacher, parent, lesson } = await running(6);
    await (await signedIn(test, parent)).post(pathOf(lesson, "absence"));
    const desk = await signedIn(test, staff);
    const listed = (await desk.get("/api/staff/absences/")).json();
    expect(listed.map((one: { session_id: string }) => one.session_id)).toContain(lesson.id);
    test.clock.advance(MINUTE_MS);
    expect((await (await signedIn(test, teacher)).post(pathOf(lesson, "join"))).statusCode).toBe(
      200,
    );
    expect(await saidOf(lesson)).toMatchObject([{ side: "teacher", cameAt: test.clock.now() }]);
    const left = (await desk.get("/api/staff/absences/")).json();
    expect(left.map((one: { session_id: string }) => one.session_id)).not.toContain(lesson.id);
  });

  it("stands before staff until somebody has seen to it", async () => {
    const { parent, lesson } = await running(6);
    const family = await signedIn(test, parent);
    await family.post(pathOf(lesson, "absence"));
    const path = `/api/staff/absences/${lesson.id}/handled/`;
    expect((await family.post(path)).statusCode).toBe(403);
    const desk = await signedIn(test, staff);
    const left = (await desk.post(path)).json();
    expect(left.map((one: { session_id: string }) => one.session_id)).not.toContain(lesson.id);
    expect(await saidOf(lesson)).toMatchObject([{ handledById: staff.id }]);
  });

  it("is not said by a stranger, a guest or staff, nor of a teacher who came", async () => {
    const { teacher, parent, lesson } = await running(6);
    const path = pathOf(lesson, "absence");
    const stranger = await signedIn(test, await buildParent(db, []));
    expect((await stranger.post(path)).statusCode).toBe(404);
    expect((await (await signedIn(test, staff)).post(path)).statusCode).toBe(403);
    await attend(db, lesson, { teacher });
    expect((await (await signedIn(test, parent)).post(path)).statusCode).toBe(409);
  });
});

describe("the pupil is not here", () => {
  it("is noticed by a round where the teacher is there, and told to the family once", async () => {
    const { teacher, pupil, parent, lesson } = await running(6);
    await notice();
    expect(await saidOf(lesson)).toEqual([]);
    await joinedAs(teacher, lesson);
    await notice();
    await notice();
    expect(await saidOf(lesson)).toMatchObject([{ side: "pupil", saidById: null }]);
    for (const one of [pupil, parent]) expect(await bellOf(one)).toEqual(["pupil-missing"]);
    expect(await bellOf(teacher)).toEqual([]);
  });

  it("is not noticed too early, nor of a pupil whose parent came in", async () => {
    const early = await running(4);
    await joinedAs(early.teacher, early.lesson);
    const there = await running(6);
    await joinedAs(there.teacher, there.lesson);
    await joinedAs(there.parent, there.lesson);
    await notice();
    expect([...(await saidOf(early.lesson)), ...(await saidOf(there.lesson))]).toEqual([]);
  });

  it("is answered by the family with one press, and the teacher is told", async () => {
    const { teacher, parent, lesson } = await running(6);
    const taught = await signedIn(test, teacher);
    expect((await taught.post(pathOf(lesson, "absence"))).statusCode).toBe(200);
    const family = await signedIn(test, parent);
    const path = pathOf(lesson, "absence-answer");
    expect((await family.post(path, { answer: "later" })).statusCode).toBe(400);
    expect((await taught.post(path, { answer: "coming" })).statusCode).toBe(403);
    const answer = await family.post(path, { answer: "connection" });
    expect(answer.json().absences.said).toMatchObject([{ side: "pupil", answer: "connection" }]);
    await family.post(path, { answer: "connection" });
    expect(await bellOf(teacher)).toEqual(["pupil-connection"]);
  });
});

it("what was said already is told nobody again", async () => {
  const { parent, teacher, lesson } = await running(6);
  const said = { ...lesson, teacherId: teacher.id, studentIds: [] };
  const write = async () =>
    inTransaction(db, (tx) =>
      writeAbsences(contextOfRound({ ...test.services, log }), tx, [
        { lesson: said, side: "pupil", saidById: null },
      ]),
    );
  expect([await write(), await write()]).toEqual([1, 0]);
  expect(await bellOf(parent)).toEqual(["pupil-missing"]);
});

describe("a lesson that was not given", () => {
  it("is told to the family with the apology, once", async () => {
    const { teacher, parent, lesson } = await running(31);
    const taught = await signedIn(test, teacher);
    const said = await taught.post(pathOf(lesson, "outcome"), { kind: "teacher_absent" });
    expect(said.statusCode).toBe(200);
    expect(await bellOf(parent)).toEqual(["lesson-not-given"]);
    const desk = await signedIn(test, staff);
    await desk.post(pathOf(lesson, "outcome"), { kind: "both_absent", reason: "Nobody came" });
    expect(await bellOf(parent)).toEqual(["lesson-not-given"]);
  });
});

async function joinedAs(someone: Parameters<typeof signedIn>[1], lesson: Someone) {
  const answer = await (await signedIn(test, someone)).post(pathOf(lesson, "join"));
  expect(answer.statusCode).toBe(200);
}
