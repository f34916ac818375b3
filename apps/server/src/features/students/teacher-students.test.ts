import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { SIGN_IN_FIRST, TEACHERS_ONLY } from "../../../test/error-map.ts";
import {
  buildEnrolment,
  buildParent,
  buildReport,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../test/test-app.ts";
import { enrolments } from "../../db/schema/enrolments.ts";
import { students } from "../../db/schema/students.ts";

const test = await startTestApp();
const URL = "/api/students/";
const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000);

async function studentsOf(teacher: { id: string }) {
  const answer = await (await signedIn(test, teacher)).get(URL);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function enrolled(name = "Nour") {
  const teacher = await buildTeacher(test.db);
  const student = await buildStudent(test.db, { name });
  await buildEnrolment(test.db, teacher, student);
  return { teacher, student };
}

describe("a teacher's students", () => {
  it("are those enrolled, by name, each once, without contact data", async () => {
    const { teacher, student } = await enrolled("Yusuf");
    await buildEnrolment(test.db, teacher, student);
    const first = await buildStudent(test.db, { name: "Aïcha", phoneNumber: "+33612345678" });
    await buildEnrolment(test.db, teacher, first);
    await enrolled("Somebody else's");
    expect(await studentsOf(teacher)).toEqual([
      { id: first.id, name: "Aïcha", age: 13, last_activity: null, performance: null },
      { id: student.id, name: "Yusuf", age: 13, last_activity: null, performance: null },
    ]);
  });

  it("are those as well who have a lesson and are enrolled in no programme yet", async () => {
    const teacher = await buildTeacher(test.db);
    const booked = await buildStudent(test.db, { name: "Alice Dubois" });
    const gone = await buildStudent(test.db, { name: "Zoé" });
    const lesson = { teacher, startsAt: inDays(2) };
    await buildSession(test.db, { ...lesson, students: [booked] });
    await buildSession(test.db, { ...lesson, students: [gone], status: "Cancelled" });
    expect(await studentsOf(teacher)).toMatchObject([{ id: booked.id }]);
  });

  it("are no longer listed when the enrolment has ended", async () => {
    const { teacher, student } = await enrolled();
    await test.db
      .update(enrolments)
      .set({ endedAt: inDays(-1) })
      .where(eq(enrolments.studentId, student.id));
    expect(await studentsOf(teacher)).toEqual([]);
  });

  it("grow older on the day of their declaration, in the teacher's zone", async () => {
    const { teacher, student } = await enrolled();
    await test.db
      .update(students)
      .set({ ageDeclared: 9, ageDeclaredOn: "2025-11-22" })
      .where(eq(students.userId, student.id));
    const client = await signedIn(test, teacher);
    const ageAt = async (instant: string) => {
      test.clock.set(new Date(instant));
      return (await client.get(URL)).json()[0].age;
    };
    expect(await ageAt("2026-11-21T21:59:59Z")).toBe(9);
    expect(await ageAt("2026-11-21T22:00:00Z")).toBe(10);
    test.clock.set(TEST_NOW);
  });

  it("show the day of the last lesson held with this teacher, in the teacher's zone", async () => {
    const { teacher, student } = await enrolled();
    const held = { teacher, students: [student] };
    await buildSession(test.db, { ...held, startsAt: inDays(-9), status: "Completed" });
    const startsAt = new Date("2026-11-18T22:30:00Z");
    await buildSession(test.db, { ...held, startsAt, status: "Joined" });
    await buildSession(test.db, { ...held, startsAt: inDays(-2), status: "Missed" });
    await buildSession(test.db, { ...held, startsAt: inDays(-1), status: "Cancelled" });
    await buildSession(test.db, { ...held, startsAt: inDays(1) });
    const other = await buildTeacher(test.db);
    await buildSession(test.db, {
      teacher: other,
      students: [student],
      startsAt: inDays(-1),
      status: "Completed",
    });
    expect(await studentsOf(teacher)).toMatchObject([{ last_activity: "2026-11-19" }]);
  });

  it("show the grade of the latest report of this teacher", async () => {
    const { teacher, student } = await enrolled();
    const grades = [
      ["Good", -8, -1],
      ["Average", -6, -4],
      ["Excellent", -4, -5],
    ] as const;
    for (const [grade, day, submitted] of grades) {
      const session = await buildSession(test.db, {
        teacher,
        students: [student],
        startsAt: inDays(day),
      });
      await buildReport(test.db, { session, student, grade, submittedAt: inDays(submitted) });
    }
    const ungraded = await buildSession(test.db, {
      teacher,
      students: [student],
      startsAt: inDays(-2),
    });
    await buildReport(test.db, { session: ungraded, student, submittedAt: inDays(0) });
    const other = await buildTeacher(test.db);
    const elsewhere = await buildSession(test.db, {
      teacher: other,
      students: [student],
      startsAt: inDays(-1),
    });
    await buildReport(test.db, {
      session: elsewhere,
      student,
      grade: "Excellent",
      submittedAt: inDays(0),
    });
    expect(await studentsOf(teacher)).toMatchObject([{ performance: "Good" }]);
  });

  it("are for teachers only", async () => {
    const others = [
      await buildStudent(test.db),
      await buildParent(test.db),
      await buildStaff(test.db),
    ];
    for (const other of others) {
      const answer = await (await signedIn(test, other)).get(URL);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toEqual(TEACHERS_ONLY);
    }
    const guest = await test.client().get(URL);
    expect(guest.statusCode).toBe(401);
    expect(guest.json()).toEqual(SIGN_IN_FIRST);
  });
});
