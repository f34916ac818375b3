import type { Role } from "@riwaq/contracts/roles";
import { describe, expect, it } from "vitest";

import {
  actorOf,
  buildEnrolment,
  buildParent,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
} from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { agreements } from "../tables/agreements.ts";
import { reachesPupil, requirePupil } from "./pupils.ts";

const test = await startTestApp();
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS);

type Someone = { id: string; role: Role };
const reaches = (someone: Someone, student: { id: string }, now = TEST_NOW) =>
  reachesPupil(test.db, actorOf(someone), student.id, now);

/** A teacher and a student with one lesson that begins then. */
async function taught(startsAt: Date, status: "Scheduled" | "Completed" | "Cancelled") {
  const [teacher, student] = [await buildTeacher(test.db), await buildStudent(test.db)];
  await buildSession(test.db, { teacher, students: [student], startsAt, status });
  return { teacher, student };
}

describe("the gate to a pupil", () => {
  it("opens for oneself, a parent, who teaches now and staff", async () => {
    const student = await buildStudent(test.db);
    const { teacher } = await taught(inDays(1), "Scheduled");
    await buildSession(test.db, { teacher, students: [student] });
    for (const person of [
      student,
      await buildParent(test.db, [student]),
      teacher,
      await buildStaff(test.db),
    ]) {
      expect(await reaches(person, student)).toBe(true);
    }
  });

  it("stays closed for other families and other teachers, and nobody is told that the pupil exists", async () => {
    const student = await buildStudent(test.db);
    const stranger = await buildTeacher(test.db);
    const others = [await buildStudent(test.db), await buildParent(test.db), stranger];
    for (const person of others) expect(await reaches(person, student)).toBe(false);
    const asked = requirePupil(test.db, actorOf(stranger), student.id, TEST_NOW);
    await expect(asked).rejects.toMatchObject({ code: "not_found" });
  });

  it("closes thirty days after the last lesson together", async () => {
    const { teacher, student } = await taught(inDays(0), "Completed");
    expect(await reaches(teacher, student, inDays(29))).toBe(true);
    expect(await reaches(teacher, student, inDays(31))).toBe(false);
  });

  it("does not open by a lesson that was cancelled", async () => {
    const { teacher, student } = await taught(inDays(1), "Cancelled");
    expect(await reaches(teacher, student)).toBe(false);
  });

  it("opens for two who were brought together and have no lesson yet, as long", async () => {
    const [teacher, student] = [await buildTeacher(test.db), await buildStudent(test.db)];
    await buildEnrolment(test.db, teacher, student);
    await test.db.update(agreements).set({ broughtTogetherAt: TEST_NOW });
    expect(await reaches(teacher, student, inDays(29))).toBe(true);
    expect(await reaches(teacher, student, inDays(31))).toBe(false);
  });

  it("closes at once where the family has left, whatever lessons there were", async () => {
    const { teacher, student } = await taught(inDays(1), "Scheduled");
    await buildEnrolment(test.db, teacher, student);
    await test.db.update(agreements).set({ endedAt: TEST_NOW });
    expect(await reaches(teacher, student)).toBe(false);
  });
});
