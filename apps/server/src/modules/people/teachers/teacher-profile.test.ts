import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { buildApplicationFile } from "../../../../test/applications.ts";
import { NOT_FOUND } from "../../../../test/error-map.ts";
import {
  buildEnrolment,
  buildParent,
  buildSession,
  buildStaff,
  buildStudent,
  signedIn,
} from "../../../../test/factories.ts";
import { agree } from "../../../../test/family-links.ts";
import { buildTeaching } from "../../../../test/teaching.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { agreements } from "../tables/agreements.ts";
import { students } from "../tables/students.ts";

const test = await startTestApp();
const urlOf = ({ id }: { id: string }) => `/api/teachers/${id}/`;

const setAge = (student: { id: string }, ageDeclared: number) =>
  test.db
    .update(students)
    .set({ ageDeclared, ageDeclaredOn: "2026-01-01" })
    .where(eq(students.userId, student.id));

const consent = (student: { id: string }) => agree(test.db, { child: student });

describe("a teacher's profile", () => {
  it("adds checked certificates and notice to the card, and keeps contact data back", async () => {
    const certificates = [{ title: "Ijazah", issuer: "Al-Azhar", year: 2012 }];
    const link = "https://meet.example.org/secret";
    const teacher = await buildTeaching(test.db, {
      minimumNoticeHours: 6,
      meetingLink: link,
    });
    await buildApplicationFile(test.db, teacher, { ...certificates[0], state: "checked" });
    await buildApplicationFile(test.db, teacher, { title: "Not looked at yet" });
    const client = await signedIn(test, await buildParent(test.db));
    const answer = await client.get(urlOf(teacher));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      id: teacher.id,
      recitation: null,
      certificates,
      minimum_notice_hours: 6,
      pupils: [],
    });
    for (const secret of [teacher.email, link, "approval"]) {
      expect(answer.body).not.toContain(secret);
    }
  });

  it("says of each child whether it may be taught, and why not, in the reader's language", async () => {
    const teacher = await buildTeaching(test.db, { user: { gender: "M" } });
    const young = await buildStudent(test.db, { name: "A young" });
    const noConsent = await buildStudent(test.db, { name: "B no consent" });
    const girl = await buildStudent(test.db, { name: "C girl of 13" });
    const boy = await buildStudent(test.db, { name: "D boy of 13", gender: "M" });
    for (const child of [young, noConsent]) await setAge(child, 8);
    for (const child of [girl, boy]) await setAge(child, 13);
    const parent = await buildParent(test.db, [young, noConsent, girl, boy]);
    for (const child of [young, girl, boy]) await consent(child);
    await buildSession(test.db, {
      teacher,
      students: [boy],
      startsAt: new Date("2026-11-01T10:00:00Z"),
    });
    await test.db.update(sessions).set({ kind: "trial" });
    const client = await signedIn(test, parent);
    const { pupils } = (await client.get(urlOf(teacher), { "accept-language": "fr" })).json();
    const fine = {
      can_book: true,
      reason: null,
      trial_available: true,
      programme_id: null,
      is_taught: false,
    };
    expect(pupils).toEqual([
      { id: young.id, name: young.name, ...fine },
      {
        ...fine,
        id: noConsent.id,
        name: noConsent.name,
        can_book: false,
        reason: expect.stringMatching(/parent/),
      },
      {
        ...fine,
        id: girl.id,
        name: girl.name,
        can_book: false,
        reason: expect.stringMatching(/enseignant/),
      },
      { ...fine, id: boy.id, name: boy.name, trial_available: false, is_taught: true },
    ]);
  });

  it("says it of the student who reads", async () => {
    const teacher = await buildTeaching(test.db);
    const student = await buildStudent(test.db, { name: "Sofia" });
    const client = await signedIn(test, student);
    const pupilsOf = async () => (await client.get(urlOf(teacher))).json().pupils;
    expect(await pupilsOf()).toEqual([
      {
        id: student.id,
        name: "Sofia",
        can_book: false,
        reason: expect.stringContaining("under 15"),
        trial_available: true,
        programme_id: null,
        is_taught: false,
      },
    ]);
    await setAge(student, 24);
    await buildEnrolment(test.db, teacher, student);
    const [enrolled] = await test.db
      .select()
      .from(agreements)
      .where(eq(agreements.studentId, student.id));
    expect(await pupilsOf()).toMatchObject([
      { can_book: true, reason: null, programme_id: enrolled?.programmeId },
    ]);
  });

  it("offers the trial again where it was cancelled by the teacher", async () => {
    const teacher = await buildTeaching(test.db);
    const student = await buildStudent(test.db);
    const { id } = await buildSession(test.db, {
      teacher,
      students: [student],
      status: "Cancelled",
    });
    const cancelled = { kind: "trial", cancelledBy: "teacher", cancelledAt: new Date() } as const;
    await test.db.update(sessions).set(cancelled).where(eq(sessions.id, id));
    const client = await signedIn(test, student);
    const { pupils } = (await client.get(urlOf(teacher))).json();
    expect(pupils).toMatchObject([{ trial_available: true }]);
  });

  it("of somebody who is not approved is not found by families, as one that is not there", async () => {
    const client = await signedIn(test, await buildParent(test.db));
    for (const approval of ["applied", "paused", "declined"] as const) {
      const answer = await client.get(urlOf(await buildTeaching(test.db, { approval })));
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual(NOT_FOUND);
    }
    const student = await buildStudent(test.db);
    for (const id of [student.id, "11111111-1111-4111-8111-111111111111", "x"]) {
      expect((await client.get(urlOf({ id }))).statusCode).toBe(404);
    }
  });

  it("is seen by staff in any state, and by the teacher alone among teachers", async () => {
    const teacher = await buildTeaching(test.db, { approval: "applied" });
    const approved = await buildTeaching(test.db);
    const staff = await signedIn(test, await buildStaff(test.db));
    expect((await staff.get(urlOf(teacher))).json()).toMatchObject({ id: teacher.id, pupils: [] });
    const self = await signedIn(test, teacher);
    expect((await self.get(urlOf(teacher))).statusCode).toBe(200);
    expect((await self.get(urlOf(approved))).statusCode).toBe(404);
    expect((await test.client().get(urlOf(approved))).statusCode).toBe(401);
  });
});
