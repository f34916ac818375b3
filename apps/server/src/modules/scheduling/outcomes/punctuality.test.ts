import type { Outcome } from "@riwaq/domain/scheduling/outcomes/outcome";
import { describe, expect, it } from "vitest";

import {
  buildParent,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { lessonOutcomes } from "../tables/lesson-outcomes.ts";

const test = await startTestApp();
const DAY_MS = 86_400_000;
const URL = "/api/punctuality/";

async function scene() {
  const teacher = await buildTeacher(test.db);
  const ines = await buildStudent(test.db);
  const yanis = await buildStudent(test.db);
  const parent = await buildParent(test.db, [ines, yanis]);
  let day = 0;
  /** A lesson of half an hour that ended so, a day before the one built before it. */
  const ended = async (
    said: Partial<Outcome>,
    {
      students = [ines],
      daysAgo = (day += 1),
    }: { students?: (typeof ines)[]; daysAgo?: number } = {},
  ) => {
    const startsAt = new Date(TEST_NOW.getTime() - daysAgo * DAY_MS);
    const lesson = await buildSession(test.db, { teacher, students, startsAt, lengthMinutes: 30 });
    await correct(lesson.id, 1, said);
    return lesson;
  };
  return { teacher, ines, yanis, parent, ended };
}

const correct = (sessionId: string, version: number, said: Partial<Outcome>) =>
  test.db
    .insert(lessonOutcomes)
    .values({ sessionId, version, kind: "completed", saidBy: "system", ...said });

const shownTo = async (reader: { id: string }) => (await signedIn(test, reader)).get(URL);

describe("the institute's own punctuality", () => {
  it("counts what each lesson was said to be last, the siblings' once, and of nobody else", async () => {
    const { yanis, ines, parent, ended } = await scene();
    await ended({});
    await ended({ teacherLateMin: 5 });
    await ended({ pupilLateMin: 9 }, { students: [ines, yanis] });
    await ended({ kind: "teacher_absent" }, { students: [yanis] });
    await ended({ kind: "pupil_absent" });
    const corrected = await ended({ teacherLateMin: 8 });
    await correct(corrected.id, 2, { teacherLateMin: 3 });
    await (await scene()).ended({ teacherLateMin: 7 });
    const answer = await shownTo(parent);
    expect(answer.json()).toEqual({
      lessons: 5,
      on_time: 2,
      credited_minutes: 8,
      since: new Date(TEST_NOW.getTime() - 91 * DAY_MS).toISOString(),
    });
    expect((await shownTo(yanis)).json()).toMatchObject({ lessons: 2, on_time: 1 });
  });

  it("is of the last three months, but what is given back is kept", async () => {
    const { parent, ended } = await scene();
    await ended({ teacherLateMin: 6 }, { daysAgo: 92 });
    await ended({ kind: "technical", lostMin: 4, lostBy: "teacher" }, { daysAgo: 90 });
    expect((await shownTo(parent)).json()).toMatchObject({
      lessons: 1,
      on_time: 1,
      credited_minutes: 10,
    });
  });

  it("is a family's, and of nobody who is none", async () => {
    const { teacher } = await scene();
    expect((await test.client().get(URL)).statusCode).toBe(401);
    for (const other of [teacher, await buildStaff(test.db)]) {
      expect((await shownTo(other)).statusCode).toBe(403);
    }
    expect((await shownTo(await buildStudent(test.db))).json()).toMatchObject({
      lessons: 0,
      on_time: 0,
      credited_minutes: 0,
    });
  });
});
