import type { PersonRole } from "@riwaq/contracts/roles";
import { describe, expect, it } from "vitest";

import { newKey } from "../../../../test/booking-scene.ts";
import {
  buildParent,
  buildReport,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { messageText } from "../../../platform/i18n/translate.ts";
import { students } from "../../people/tables/students.ts";
import { giveRoles } from "./give-roles.ts";

const test = await startTestApp();
const { db } = test;
const HOUR_MS = 3_600_000;

const also = (id: string, ...roles: PersonRole[]) =>
  inTransaction(db, (tx) => giveRoles(tx, id, { roles }));

/** A mother of one, who learns too: with the same teacher, who has another family's pupil as well. */
async function scene() {
  const [teacher, child, stranger] = [
    await buildTeacher(db),
    await buildStudent(db),
    await buildStudent(db),
  ];
  const mother = await buildParent(db, [child]);
  await also(mother.id, "student");
  await db
    .insert(students)
    .values({ userId: mother.id, ageDeclared: 40, ageDeclaredOn: "2026-01-01" });
  const at = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);
  const own = await buildSession(db, { teacher, students: [mother], startsAt: at(1) });
  const ofChild = await buildSession(db, { teacher, students: [child], startsAt: at(3) });
  const other = await buildSession(db, { teacher, students: [stranger], startsAt: at(5) });
  return { teacher, child, stranger, mother, own, ofChild, other, at };
}

const idsOf = (answer: { json(): unknown }) =>
  (answer.json() as Array<{ id: string }>).map(({ id }) => id);

describe("a mother who learns too", () => {
  it("has her own lessons and her children's in one list, and nobody else's", async () => {
    const { mother, own, ofChild, other } = await scene();
    const client = await signedIn(test, mother);
    expect(idsOf(await client.get("/api/time-slots/user_sessions/"))).toEqual([ofChild.id, own.id]);
    expect((await client.get(`/api/sessions/${own.id}/`)).statusCode).toBe(200);
    expect((await client.get(`/api/sessions/${ofChild.id}/`)).statusCode).toBe(200);
    expect((await client.get(`/api/sessions/${other.id}/`)).statusCode).toBe(404);
  });

  it("reads what was written about her and about her children", async () => {
    const { mother, child, stranger, own, ofChild, other, at } = await scene();
    const submittedAt = at(6);
    for (const [session, student] of [
      [own, mother],
      [ofChild, child],
      [other, stranger],
    ] as const) {
      await buildReport(db, { session, student, submittedAt, grade: "Good" });
    }
    const client = await signedIn(test, mother);
    const reportsOf = async (id: string) =>
      (await client.get(`/api/students/${id}/reports/`)).statusCode;
    expect([await reportsOf(mother.id), await reportsOf(child.id)]).toEqual([200, 200]);
    expect(await reportsOf(stranger.id)).toBe(404);
  });
});

describe("a teacher who works for the institute", () => {
  it("teaches and is staff, with the role that opens first as it was", async () => {
    const { teacher, other } = await scene();
    await also(teacher.id, "staff");
    const client = await signedIn(test, teacher);
    expect((await client.get("/api/users/me/")).json()).toMatchObject({ role: "T" });
    expect((await client.get("/api/teacher-dashboard/")).statusCode).toBe(200);
    expect((await client.get("/api/staff/teachers/")).statusCode).toBe(403);
    const foreign = await buildSession(db, { teacher: await buildTeacher(db) });
    expect(idsOf(await client.get("/api/time-slots/user_sessions/"))).not.toContain(foreign.id);
    expect((await client.get(`/api/sessions/${foreign.id}/`)).statusCode).toBe(200);
    expect((await client.get(`/api/sessions/${other.id}/`)).json()).toMatchObject({
      can_say_outcome: false,
      can_cancel: true,
    });
    // Read by all staff, changed by who decides about lessons.
    const cancelled = await client.post(`/api/sessions/${foreign.id}/cancel/`, {}, newKey());
    expect([cancelled.statusCode, cancelled.json().detail]).toEqual([
      403,
      [messageText({ key: "right_lessons" }, "en")],
    ]);
  });

  it("reaches nothing before the second step of the sign-in is on", async () => {
    const wary = await startTestApp({ staffNeedTwoStep: true });
    const teacher = await buildTeacher(wary.db);
    await inTransaction(wary.db, (tx) => giveRoles(tx, teacher.id, { roles: ["staff"] }));
    const client = await signedIn(wary, teacher);
    expect((await client.get("/api/teacher-dashboard/")).statusCode).toBe(403);
    expect((await client.get("/api/profile/two-step/")).statusCode).toBe(200);
  });

  it("is told what staff are told", async () => {
    const staff = await buildStaff(db);
    const client = await signedIn(test, staff);
    expect((await client.get("/api/teacher-dashboard/")).statusCode).toBe(403);
    expect((await client.get("/api/children/")).statusCode).toBe(403);
  });
});
