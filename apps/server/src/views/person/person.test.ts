import type { Person } from "@riwaq/contracts/views/person";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { NOT_FOUND, SIGN_IN_FIRST } from "../../../test/error-map.ts";
import {
  buildEnrolment,
  buildMail,
  buildParent,
  buildReport,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  buildTimeSlot,
  signedIn,
} from "../../../test/factories.ts";
import { statementsOf } from "../../../test/statements.ts";
import { startTestApp, TEST_NOW } from "../../../test/test-app.ts";
import { staffRights } from "../../modules/identity/tables/user-roles.ts";
import { users } from "../../modules/identity/tables/users.ts";
import { applicationFiles } from "../../modules/people/tables/application-files.ts";
import { students } from "../../modules/people/tables/students.ts";
import { makeUps } from "../../modules/scheduling/tables/make-ups.ts";

const test = await startTestApp();
const staff = await signedIn(test, await buildStaff(test.db));
const NOBODY = "11111111-1111-4111-8111-111111111111";

const at = ({ id }: { id: string }) => `/api/staff/people/${id}/`;
const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000);

async function personOf(someone: { id: string }): Promise<Person> {
  const answer = await staff.get(at(someone), { "accept-language": "fr" });
  expect(answer.statusCode).toBe(200);
  return answer.json<Person>();
}

async function family() {
  const teacher = await buildTeacher(test.db, { name: "Ustadh Karim" });
  const sara = await buildStudent(test.db, { name: "Sara", email: null, phoneNumber: null });
  const adam = await buildStudent(test.db, { name: "Adam", email: null });
  const parent = await buildParent(test.db, [sara, adam], {
    name: "Claire Martin",
    phoneNumber: "+33612345678",
  });
  await buildEnrolment(test.db, teacher, sara);
  return { teacher, sara, adam, parent };
}

describe("the page of a parent", () => {
  it("says who belongs to the family, who pays, and how to reach them", async () => {
    const { parent, sara, adam } = await family();
    const page = await personOf(parent);
    expect(page).toMatchObject({
      name: "Claire Martin",
      phone: "+33612345678",
      email: parent.email,
      time_zone: "Europe/Paris",
      language: "en",
      roles: ["guardian"],
      account: "open",
      pupil: null,
      teacher: null,
    });
    expect(page.families).toHaveLength(1);
    expect(page.families[0]?.members.map(({ id, kind }) => [id, kind])).toEqual([
      [parent.id, "guardian"],
      [adam.id, "child"],
      [sara.id, "child"],
    ]);
  });

  it("shows the children's lessons: the next, and the last with how they ended", async () => {
    const { parent, sara, teacher } = await family();
    const lesson = { teacher, students: [sara] };
    const held = await buildSession(test.db, {
      ...lesson,
      startsAt: inDays(-2),
      status: "Completed",
    });
    const missed = await buildSession(test.db, {
      ...lesson,
      startsAt: inDays(-1),
      status: "Missed",
    });
    const next = await buildSession(test.db, { ...lesson, startsAt: inDays(1) });
    await buildSession(test.db, { ...lesson, startsAt: inDays(2), status: "Cancelled" });
    await buildSession(test.db, { teacher, startsAt: inDays(-3), status: "Completed" });
    const { lessons } = await personOf(parent);
    expect(lessons.coming.map(({ id }) => id)).toEqual([next.id]);
    expect(lessons.past.map(({ id }) => id)).toEqual([missed.id, held.id]);
    expect(lessons.past.map(({ outcome }) => outcome)).not.toContain(null);
    expect(lessons.coming[0]).toMatchObject({
      teacher: { name: "Ustadh Karim" },
      pupils: [{ id: sara.id, name: "Sara" }],
    });
  });

  it("shows what is owed and which reports went out, of the children alone", async () => {
    const { parent, sara, teacher } = await family();
    const stranger = await buildStudent(test.db);
    for (const [of, student, days] of [
      ["owed", sara, -9],
      ["refused", sara, -10],
      ["owed", stranger, -11],
    ] as const) {
      const lost = await buildSession(test.db, {
        teacher,
        students: [student],
        startsAt: inDays(days),
        status: "Completed",
      });
      const pair = { teacherId: teacher.id, studentId: student.id };
      await test.db
        .insert(makeUps)
        .values({ ...pair, sessionId: lost.id, cause: "teacher", month: "2026-11", state: of });
      await buildReport(test.db, {
        session: lost,
        student,
        grade: "Good",
        submittedAt: inDays(-8),
      });
    }
    const page = await personOf(parent);
    expect(page.make_ups).toMatchObject([{ state: "owed", student: { id: sara.id } }]);
    expect(page.reports).toHaveLength(2);
    expect(page.reports[0]).toMatchObject({ student: { name: "Sara" }, grade: "Good" });
    expect((await personOf(teacher)).make_ups).toHaveLength(2);
  });

  it("lists what was sent to them by its kind, never by its words", async () => {
    const { parent } = await family();
    await buildMail(test.db, {
      userId: parent.id,
      to: parent.email,
      template: "verify-email",
      params: { name: "Claire", link: "https://riwaq.test/secret" },
    });
    const { messages } = await personOf(parent);
    expect(messages).toMatchObject([{ channel: "email", state: "waiting" }]);
    expect(messages[0]?.subject).toMatch(/adresse/);
    expect(JSON.stringify(messages)).not.toMatch(/secret|Claire/);
  });

  it("says of a young child that nobody has agreed to the lessons", async () => {
    const { parent, adam } = await family();
    const lacks = async () => {
      const { families } = await personOf(parent);
      return families[0]?.members.find(({ id }) => id === adam.id)?.lacks_consent;
    };
    const before = await lacks();
    await test.db.update(students).set({ ageDeclared: 17 }).where(eq(students.userId, adam.id));
    expect([before, await lacks()]).toEqual([expect.any(Boolean), false]);
  });
});

describe("the page of a pupil", () => {
  it("says what is learnt, with whom and how it goes", async () => {
    const { sara, teacher, parent } = await family();
    const session = await buildSession(test.db, {
      teacher,
      students: [sara],
      startsAt: inDays(-5),
      status: "Completed",
    });
    await buildReport(test.db, {
      session,
      student: sara,
      grade: "Excellent",
      submittedAt: inDays(-4),
    });
    const page = await personOf(sara);
    expect(page.pupil).toMatchObject({
      age: 13,
      performance: "Excellent",
      attendance: { present: 1, late: 0, absent: 0 },
      has_guardian: true,
    });
    expect(page.agreements).toMatchObject([{ teacher: { id: teacher.id }, ended_at: null }]);
    expect(page.families[0]?.members[0]).toMatchObject({ id: parent.id, phone: "+33612345678" });
    expect(page.email).toBeNull();
  });
});

describe("the page of a teacher", () => {
  it("says how much is taught and how well the hours are kept", async () => {
    const { teacher, sara } = await family();
    await buildTimeSlot(test.db, { teacher, dayOfWeek: 1, fromHour: 10, toHour: 14 });
    const lesson = { teacher, students: [sara] };
    await buildSession(test.db, { ...lesson, startsAt: inDays(1), lengthMinutes: 90 });
    await buildSession(test.db, { ...lesson, startsAt: inDays(8) });
    const held = await buildSession(test.db, {
      ...lesson,
      startsAt: inDays(-3),
      status: "Completed",
    });
    await buildReport(test.db, {
      session: held,
      student: sara,
      grade: "Good",
      submittedAt: inDays(-3),
    });
    const late = await buildSession(test.db, {
      ...lesson,
      startsAt: inDays(-6),
      status: "Completed",
    });
    await buildReport(test.db, { session: late, student: sara });
    const file = { mimeType: "application/pdf", sizeBytes: 1, sha256: "0".repeat(64) };
    await test.db.insert(applicationFiles).values({
      ...file,
      teacherId: teacher.id,
      kind: "certificate",
      title: "Ijaza Hafs",
      issuer: "Al-Azhar",
      year: 2015,
      validUntil: "2020-01-31",
      storageKey: `key-${teacher.id}`,
    });
    expect((await personOf(teacher)).teacher).toMatchObject({
      approval: "approved",
      has_room: true,
      offered_minutes: 240,
      taught_minutes: 90,
      coming_lessons: 1,
      families: 1,
      pupils: [{ id: sara.id, name: "Sara" }],
      punctuality: { lessons: 2, on_time: 2 },
      reports: { due: 2, on_time: 1, late: 1 },
      certificates: [
        { title: "Ijaza Hafs", issuer: "Al-Azhar", year: 2015, state: "pending", validity: "over" },
      ],
    });
  });
});

describe("an account", () => {
  it("that is closed or suspended has its page, and says so", async () => {
    const [closed, suspended] = [await buildParent(test.db), await buildStudent(test.db)];
    const change = (id: string, removeAfter: Date | null) =>
      test.db
        .update(users)
        .set({ closedAt: inDays(-1), removeAfter })
        .where(eq(users.id, id));
    await change(closed.id, inDays(300));
    await change(suspended.id, null);
    expect(await personOf(closed)).toMatchObject({
      account: "closed",
      remove_after: inDays(300).toISOString(),
    });
    expect(await personOf(suspended)).toMatchObject({ account: "suspended", remove_after: null });
  });

  it("that is nobody's, or was forgotten, is not found", async () => {
    const gone = await buildParent(test.db);
    await test.db.update(users).set({ name: "—" }).where(eq(users.id, gone.id));
    for (const id of [NOBODY, gone.id, "1"]) {
      const answer = await staff.get(at({ id }));
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual(NOT_FOUND);
    }
  });
});

describe("a page about somebody", () => {
  it("takes as many statements, however many lessons and children there are", async () => {
    const { parent, sara, teacher } = await family();
    const few = await statementsOf(test.db, () => staff.get(at(parent)));
    for (let day = 1; day < 20; day += 1) {
      const lesson = { teacher, students: [sara], startsAt: inDays(-day - 0.1) };
      const session = await buildSession(test.db, { ...lesson, status: "Completed" });
      await buildReport(test.db, { session, student: sara, submittedAt: inDays(0) });
    }
    const many = await statementsOf(test.db, () => staff.get(at(parent)));
    expect(many).toHaveLength(few.length);
    expect(many.length).toBeLessThanOrEqual(12);
    const ofTeacher = await statementsOf(test.db, () => staff.get(at(teacher)));
    expect(ofTeacher.length).toBeLessThanOrEqual(17);
  });

  it("is for staff who decide about people alone", async () => {
    const { parent } = await family();
    const withLessons = await buildStaff(test.db);
    await test.db.delete(staffRights).where(eq(staffRights.userId, withLessons.id));
    await test.db.insert(staffRights).values({ userId: withLessons.id, right: "lessons" });
    for (const person of [parent, withLessons, await buildTeacher(test.db)]) {
      const answer = await (await signedIn(test, person)).get(at(parent));
      expect(answer.statusCode).toBe(403);
    }
    const guest = await test.client().get(at(parent));
    expect(guest.statusCode).toBe(401);
    expect(guest.json()).toEqual(SIGN_IN_FIRST);
  });
});
