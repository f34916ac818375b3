import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import {
  buildParent,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { markOf } from "../../../../test/outcomes.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { users } from "../../identity/tables/users.ts";
import { outboxMessages } from "../../notifications/tables/outbox-messages.ts";
import { lessonOutcomes } from "../tables/lesson-outcomes.ts";
import { presenceMarks } from "../tables/presence-marks.ts";
import { settleLessons } from "./settle-lessons.job.ts";
import { signLink } from "./sign-link.ts";

const test = await startTestApp();
const { db, clock } = test;
const log = { info: () => {}, warn: () => {}, error: () => {} };
const settle = () => settleLessons({ ...test.services, log });
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Nothing is left open by the test before. */
beforeEach(async () => {
  clock.advance(8 * DAY_MS);
  await settle();
  clock.set(TEST_NOW);
});
afterEach(() => clock.set(TEST_NOW));

/** A lesson of an hour that has just ended, to which the teacher alone came; its teacher has a mail. */
async function asked({ came = true } = {}) {
  const teacher = await buildTeacher(db, { name: "Amal" });
  const pupil = await buildStudent(db, { name: "Yanis" });
  await buildParent(db, [pupil]);
  const startsAt = new Date(TEST_NOW.getTime() - HOUR_MS);
  const lesson = await buildSession(db, { teacher, students: [pupil], startsAt });
  if (came) await db.insert(presenceMarks).values([markOf(lesson, "teacher", teacher)(0)]);
  await settle();
  const [mail] = await db
    .select()
    .from(outboxMessages)
    .where(
      and(eq(outboxMessages.template, "outcome-asked"), eq(outboxMessages.userId, teacher.id)),
    );
  const link = mail?.params.link ?? "";
  return { teacher, pupil, lesson, link, token: new URL(link).searchParams.get("token") ?? "" };
}

const open = (token: string) => test.client().post("/api/outcome-questions/open/", { token });
const answer = (token: string, kind: string) =>
  test.client().post("/api/outcome-questions/answer/", { token, kind });
const saidOf = (id: string) =>
  db.select().from(lessonOutcomes).where(eq(lessonOutcomes.sessionId, id));

describe("the link in the mail about a lesson that is over", () => {
  it("shows what was seen, and opening it changes nothing", async () => {
    const { token, link, lesson } = await asked();
    expect(link).toBe(`http://riwaq.test/answer?token=${token}`);
    for (const answered of [await open(token), await open(token)]) {
      expect([answered.statusCode, answered.json()]).toMatchObject([
        200,
        {
          question: {
            session_id: lesson.id,
            students_names: ["Yanis"],
            suggested: { kind: "pupil_absent" },
          },
        },
      ]);
    }
    expect(await saidOf(lesson.id)).toEqual([]);
  });

  it("answers without signing in, once, as the teacher it was sent to", async () => {
    const { token, lesson, teacher } = await asked();
    expect((await answer(token, "pupil_absent")).json()).toEqual({ question: null });
    expect((await answer(token, "pupil_absent")).statusCode).toBe(200);
    expect(await saidOf(lesson.id)).toMatchObject([
      { version: 1, kind: "pupil_absent", saidBy: "teacher", saidById: teacher.id },
    ]);
    expect((await open(token)).json()).toEqual({ question: null });
  });

  it("corrects nothing: another answer is refused once somebody has spoken", async () => {
    const { token, lesson } = await asked();
    const office = await signedIn(test, await buildStaff(db));
    await office.post(`/api/sessions/${lesson.id}/outcome/`, { kind: "completed", reason: "Said" });
    const late = await answer(token, "pupil_absent");
    expect([late.statusCode, late.json()]).toEqual([
      409,
      { detail: ["This question has been answered already"] },
    ]);
    expect(await saidOf(lesson.id)).toMatchObject([{ kind: "completed", saidBy: "staff" }]);
  });

  it("is over when the suggestion stands, a week later", async () => {
    const { token, lesson } = await asked();
    clock.advance(7 * DAY_MS);
    await settle();
    expect((await open(token)).json()).toEqual({ question: null });
    expect((await answer(token, "completed")).statusCode).toBe(409);
    expect(await saidOf(lesson.id)).toMatchObject([{ kind: "pupil_absent", saidBy: "system" }]);
  });

  it("takes the minutes that were suggested, and no others", async () => {
    const { token, lesson, teacher, pupil } = await asked({ came: false });
    await db.insert(presenceMarks).values([
      { ...markOf(lesson, "teacher", teacher)(0, "came"), connection: "a" },
      { ...markOf(lesson, "teacher", teacher)(20, "left"), connection: "a" },
      { ...markOf(lesson, "pupil", pupil)(0, "came"), connection: "b" },
      { ...markOf(lesson, "pupil", pupil)(60, "left"), connection: "b" },
    ]);
    expect((await answer(token, "shortened")).statusCode).toBe(400);
    expect((await answer(token, "technical")).statusCode).toBe(200);
    expect(await saidOf(lesson.id)).toMatchObject([
      { kind: "technical", lostMin: 40, lostBy: "teacher" },
    ]);
  });

  it("opens nothing that was not signed here, for somebody else or after the account is closed", async () => {
    const { token, lesson, teacher, pupil } = await asked();
    const other = await buildTeacher(db);
    const { secret } = test.services;
    const signedFor = (teacherId: string, by = secret) =>
      signLink({ sessionId: lesson.id, teacherId }, by);
    const forged = [
      "",
      "x.y",
      `${token}x`,
      signedFor(teacher.id, "another secret"),
      signedFor(other.id),
      signedFor(pupil.id),
      signLink({ sessionId: crypto.randomUUID(), teacherId: teacher.id }, secret),
    ];
    for (const one of forged) {
      expect((await open(one)).statusCode).toBe(400);
      expect((await answer(one, "completed")).statusCode).toBe(400);
    }
    await db.update(users).set({ closedAt: TEST_NOW }).where(eq(users.id, teacher.id));
    expect((await open(token)).statusCode).toBe(400);
    expect((await answer(token, "completed")).statusCode).toBe(400);
    expect(await saidOf(lesson.id)).toEqual([]);
  });

  it("is not read by staff in passing, and leads in the bell to the page of the lesson", async () => {
    const { token, teacher, lesson } = await asked();
    const office = await signedIn(test, await buildStaff(db));
    expect((await office.get("/api/outbox/")).body).not.toContain(token);
    const bell = (await (await signedIn(test, teacher)).get("/api/notifications/")).body;
    expect(bell).toContain(`/sessions/${lesson.id}/outcome`);
    expect(bell).not.toContain(token);
  });
});
