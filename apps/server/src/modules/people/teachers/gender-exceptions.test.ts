import { beforeEach, describe, expect, it } from "vitest";

import { buildFamily } from "../../../../test/booking-scene.ts";
import { NOT_FOUND } from "../../../../test/error-map.ts";
import {
  buildParent,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { genderExceptions } from "../tables/gender-exceptions.ts";
import { students } from "../tables/students.ts";

const test = await startTestApp();
const { db } = test;
const STUDENTS = "/api/staff/students/";
const EXCEPTIONS = "/api/staff/gender-exceptions/";
const MISSING = "11111111-1111-4111-8111-111111111111";
const staff = await signedIn(test, await buildStaff(db));

const search = async (text: string, client = staff) =>
  client.get(`${STUDENTS}?${new URLSearchParams({ search: text })}`);
const listOf = (id: string) => `/api/staff/teachers/${id}/gender-exceptions/`;
const namesOf = async (text: string) =>
  (await search(text)).json().map(({ name }: { name: string }) => name);

beforeEach(async () => {
  await db.delete(students);
});

describe("looking for a student", () => {
  it("tells age, gender and the parents, and no contact data", async () => {
    const { child, parent } = await buildFamily(db, 13);
    const other = await buildParent(db, [child], { name: "A second parent" });
    const answer = await search(child.name);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([
      { id: child.id, name: child.name, age: 13, gender: "F", parents: [other.name, parent.name] },
    ]);
  });

  it("finds a part of the name as it is typed, and nobody but students", async () => {
    await buildStudent(db, { name: "Inès 100%" });
    await buildStudent(db, { name: "Yanis" });
    await buildTeacher(db, { name: "Yanis the teacher" });
    expect(await namesOf("  ANIS ")).toEqual(["Yanis"]);
    expect(await namesOf("0%")).toEqual(["Inès 100%"]);
    expect(await namesOf("__")).toEqual([]);
    expect((await search("Yanis")).json()).toMatchObject([{ parents: [] }]);
  });

  it("answers twenty at most, by name", async () => {
    for (let index = 24; index > 0; index -= 1) {
      await buildStudent(db, { name: `Sara ${String(index).padStart(2, "0")}` });
    }
    const names = await namesOf("sara");
    expect([names.length, names[0], names.at(-1)]).toEqual([20, "Sara 01", "Sara 20"]);
  });

  it.each([
    ["one letter", "?search=%20a%20", "Type at least two letters"],
    ["nothing", "", "This field is required"],
    ["a novel", `?search=${"x".repeat(121)}`, "This text is too long"],
    ["what no name holds", "?search=ab%00", "Invalid value"],
  ])("refuses %s", async (_name, query, message) => {
    const answer = await staff.get(STUDENTS + query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ search: [message] });
  });
});

describe("a teacher's exceptions", () => {
  it("are listed, the last one first, until they are ended", async () => {
    const teacher = await buildTeacher(db, { gender: "M" });
    const [first, second] = [await buildStudent(db), await buildStudent(db)];
    const other = { student_id: first.id, teacher_id: (await buildTeacher(db)).id };
    await staff.put(EXCEPTIONS, other);
    await staff.put(EXCEPTIONS, { student_id: first.id, teacher_id: teacher.id });
    const pair = { student_id: second.id, teacher_id: teacher.id };
    await staff.put(EXCEPTIONS, pair);
    const answer = await staff.get(listOf(teacher.id));
    expect(answer.statusCode).toBe(200);
    expect(answer.json().map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
    const [row] = await db.select().from(genderExceptions);
    expect(answer.json()[0]).toMatchObject({ name: second.name, gender: "F", parents: [] });
    expect(Date.parse(answer.json()[0].allowed_at)).toBeGreaterThanOrEqual(
      row?.createdAt.getTime() ?? Number.NaN,
    );
    await staff.unsafe("DELETE", EXCEPTIONS, pair, {});
    expect((await staff.get(listOf(teacher.id))).json()).toMatchObject([{ id: first.id }]);
  });

  it("are of a teacher who is there", async () => {
    const student = await buildStudent(db);
    for (const id of [MISSING, student.id, "x"]) {
      const answer = await staff.get(listOf(id));
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual(NOT_FOUND);
    }
  });
});

describe("everybody else", () => {
  it("may neither look for students nor read exceptions", async () => {
    const teacher = await buildTeacher(db);
    const student = await buildStudent(db);
    for (const person of [teacher, student, await buildParent(db, [student])]) {
      const client = await signedIn(test, person);
      expect((await search(student.name, client)).statusCode).toBe(403);
      expect((await client.get(listOf(teacher.id))).statusCode).toBe(403);
    }
    const guest = test.client();
    expect((await search(student.name, guest)).statusCode).toBe(401);
    expect((await guest.get(listOf(teacher.id))).statusCode).toBe(401);
  });
});
