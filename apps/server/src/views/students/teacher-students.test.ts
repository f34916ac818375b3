import type { StudentsPage } from "@riwaq/contracts/people/students";
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
import { users } from "../../modules/identity/tables/users.ts";
import { agreements } from "../../modules/people/tables/agreements.ts";
import { students } from "../../modules/people/tables/students.ts";

const test = await startTestApp();
const URL = "/api/students/";
const PAGE = "/api/students/page/";
const FRENCH = { "accept-language": "fr" };
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
      .update(agreements)
      .set({ endedAt: inDays(-1) })
      .where(eq(agreements.studentId, student.id));
    expect(await studentsOf(teacher)).toEqual([]);
  });

  it("are no longer listed when they have closed the account, enrolled or not", async () => {
    const { teacher, student } = await enrolled();
    const booked = await buildStudent(test.db, { closedAt: inDays(-1) });
    await buildSession(test.db, { teacher, startsAt: inDays(-2), students: [booked] });
    const { id } = student;
    await test.db
      .update(users)
      .set({ closedAt: inDays(-1) })
      .where(eq(users.id, id));
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

  it("show what the last eight graded reports of this teacher come to", async () => {
    const { teacher, student } = await enrolled();
    const other = await buildTeacher(test.db);
    const write = async (of: typeof teacher, day: number, grade?: "Excellent" | "Average") => {
      const lesson = { teacher: of, students: [student], startsAt: inDays(-day) };
      const session = await buildSession(test.db, { ...lesson, status: "Completed" });
      const submittedAt = inDays(1 - day);
      await buildReport(test.db, { session, student, submittedAt, ...(grade && { grade }) });
    };
    await write(teacher, 30, "Average");
    await write(teacher, 29, "Average");
    for (let day = 20; day < 28; day += 1) await write(teacher, day, "Excellent");
    await write(teacher, 10);
    expect(await studentsOf(teacher)).toMatchObject([{ performance: "Excellent" }]);
    for (let day = 2; day < 7; day += 1) await write(teacher, day, "Average");
    await write(other, 1, "Excellent");
    expect(await studentsOf(teacher)).toMatchObject([{ performance: "Good" }]);
  });

  it("show neither activity nor performance of what somebody else taught", async () => {
    const { teacher, student } = await enrolled();
    const other = await buildTeacher(test.db);
    const lesson = { teacher: other, students: [student], startsAt: inDays(-1) };
    const session = await buildSession(test.db, { ...lesson, status: "Completed" });
    const submittedAt = inDays(0);
    await buildReport(test.db, { session, student, grade: "Excellent", submittedAt });
    expect(await studentsOf(teacher)).toMatchObject([{ last_activity: null, performance: null }]);
  });

  it("are for teachers only", async () => {
    const others = [
      await buildStudent(test.db),
      await buildParent(test.db),
      await buildStaff(test.db),
    ];
    for (const url of [URL, PAGE]) {
      for (const other of others) {
        const answer = await (await signedIn(test, other)).get(url);
        expect(answer.statusCode).toBe(403);
        expect(answer.json()).toEqual(TEACHERS_ONLY);
      }
      const guest = await test.client().get(url);
      expect(guest.statusCode).toBe(401);
      expect(guest.json()).toEqual(SIGN_IN_FIRST);
    }
  });
});

describe("a page of them", async () => {
  const teacher = await buildTeacher(test.db, { language: "fr" });
  const client = await signedIn(test, teacher);
  const people: Array<[name: string, age: number, activeDaysAgo?: number, grade?: "Good"]> = [
    ["Zoé", 9, 3, "Good"],
    ["Élodie", 12],
    ["Inès Lambert", 7, 1],
    ["أحمد", 40],
    ...Array.from({ length: 18 }, (_, at): [string, number] => [`Nour ${at + 1}`, 20]),
  ];
  for (const [name, age, daysAgo, grade] of people) {
    const student = await buildStudent(test.db, { name });
    await test.db
      .update(students)
      .set({ ageDeclared: age, ageDeclaredOn: "2026-11-01" })
      .where(eq(students.userId, student.id));
    await buildEnrolment(test.db, teacher, student);
    if (daysAgo === undefined) continue;
    const lesson = { teacher, students: [student], startsAt: inDays(-daysAgo) };
    const session = await buildSession(test.db, { ...lesson, status: "Completed" });
    const submittedAt = inDays(0);
    if (grade) await buildReport(test.db, { session, student, grade, submittedAt });
  }
  await enrolled("Inès of somebody else");

  const ask = async (question: Record<string, string>) => {
    const answer = await client.get(`${PAGE}?${new URLSearchParams(question)}`, FRENCH);
    expect(answer.statusCode).toBe(200);
    return answer.json<StudentsPage>();
  };
  const namesOf = async (question: Record<string, string>) =>
    (await ask(question)).students.map(({ name }) => name);

  it("is by name at first, as the reader's language has it, with numbers counted", async () => {
    const first = await ask({});
    expect(first).toMatchObject({ page: 1, pages: 2, total: 22 });
    const names = first.students.map(({ name }) => name);
    expect(names.slice(0, 4)).toEqual(["Élodie", "Inès Lambert", "Nour 1", "Nour 2"]);
    expect(names).toHaveLength(20);
    expect(await namesOf({ page: "2" })).toEqual(["Zoé", "أحمد"]);
    expect(await namesOf({ order: "desc" })).toEqual(
      expect.arrayContaining(["أحمد", "Zoé", "Nour 18"]),
    );
  });

  it("past the last is the last one", async () => {
    expect(await ask({ page: "9" })).toMatchObject({ page: 2, pages: 2, total: 22 });
  });

  it.each([
    ["INES", ["Inès Lambert"]],
    ["احمد", ["أحمد"]],
    ["elo", ["Élodie"]],
    ["nobody", []],
    ["%", []],
  ])("finds by a part of the name, whatever the accents: %s", async (search, names) => {
    const found = await ask({ search });
    expect(found.students.map(({ name }) => name)).toEqual(names);
    expect(found).toMatchObject({ page: 1, pages: 1, total: names.length });
  });

  it.each([
    ["age", "asc", ["Inès Lambert", "Zoé", "Élodie", "Nour 1"]],
    ["age", "desc", ["أحمد", "Nour 1", "Nour 2", "Nour 3"]],
    ["last_activity", "desc", ["Inès Lambert", "Zoé", "Élodie", "Nour 1"]],
    ["last_activity", "asc", ["Zoé", "Inès Lambert", "Élodie", "Nour 1"]],
    ["performance", "desc", ["Zoé", "Élodie", "Inès Lambert", "Nour 1"]],
    ["performance", "asc", ["Zoé", "Élodie", "Inès Lambert", "Nour 1"]],
  ])("is by %s %s, whoever has none last", async (sort, order, names) => {
    expect((await namesOf({ sort, order })).slice(0, 4)).toEqual(names);
  });

  it("is asked for with what there is", async () => {
    for (const wrong of [
      "sort=email",
      "order=up",
      "page=0",
      "page=x",
      `search=${"x".repeat(121)}`,
    ]) {
      expect((await client.get(`${PAGE}?${wrong}`)).statusCode).toBe(400);
    }
  });
});
