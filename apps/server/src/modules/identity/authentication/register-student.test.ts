import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { REGISTER, studentForm } from "../../../../test/registrations.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { students } from "../../people/tables/students.ts";
import { users } from "../tables/users.ts";

const test = await startTestApp();

describe("registration of a student", () => {
  it("stores the person, and the age with the day it was declared", async () => {
    const form = studentForm({ name: "  Nour  ", email: "  NOUR@Example.test ", age: 9 });
    const answer = await test.client().post(REGISTER.students, form);
    expect(answer.statusCode).toBe(201);
    const { id } = answer.json();
    expect(answer.json()).toEqual({
      id: expect.any(String),
      name: "Nour",
      email: "nour@example.test",
      role: "S",
      profile: { picture: null },
    });
    const [user] = await test.db.select().from(users).where(eq(users.id, id));
    expect(user).toMatchObject({
      name: "Nour",
      email: "nour@example.test",
      emailVerified: false,
      role: "S",
      gender: "F",
    });
    const [student] = await test.db.select().from(students).where(eq(students.userId, id));
    expect(student).toMatchObject({ ageDeclared: 9, ageDeclaredOn: "2026-11-21" });
  });

  it("takes the day of the declaration in the student's own zone", async () => {
    const form = studentForm({ time_zone: "Pacific/Auckland" });
    test.clock.set(new Date("2026-11-21T20:00:00Z"));
    const { id } = (await test.client().post(REGISTER.students, form)).json();
    const [student] = await test.db.select().from(students).where(eq(students.userId, id));
    expect(student?.ageDeclaredOn).toBe("2026-11-22");
  });

  it("does not sign the student in", async () => {
    const client = test.client();
    const answer = await client.post(REGISTER.students, studentForm());
    expect(answer.cookies.map(({ name }) => name)).not.toContain("riwaq.session_token");
    expect((await client.get("/api/users/me/")).statusCode).toBe(401);
  });

  it("lets the student log in afterwards", async () => {
    const form = studentForm();
    await test.client().post(REGISTER.students, form);
    const answer = await test.client().logIn(form.email, form.password);
    expect(answer.json()).toMatchObject({ email: form.email, role: "S" });
  });

  it.each([
    [{ name: "" }, { name: ["Name can't be empty"] }],
    [{ name: "   " }, { name: ["Name can't be empty"] }],
    [{ name: "n".repeat(121) }, { name: ["Name can be at most 120 characters long"] }],
    [{ name: undefined }, { name: ["This field is required"] }],
    [{ age: 0 }, { age: ["Age must be at least 1"] }],
    [{ age: -3 }, { age: ["Age must be at least 1"] }],
    [{ age: 121 }, { age: ["Age must be less than or equal to 120"] }],
    [{ age: 1000 }, { age: ["Age must be less than or equal to 120"] }],
    [{ age: "nine" }, { age: ["Age must be at least 1"] }],
    [{ email: "not an address" }, { email: ["Invalid email address"] }],
    [{ email: `${"e".repeat(250)}@example.test` }, { email: ["Invalid email address"] }],
    [{ password: "seven77" }, { password: ["Password must be at least 8 characters long"] }],
    [{ password: "p".repeat(257) }, { password: ["Password can be at most 256 characters long"] }],
    [
      { password: "Password123" },
      { password: ["This password is too common. Choose one that is harder to guess"] },
    ],
    [{ gender: "X" }, { gender: ["Choose male or female"] }],
    [{ gender: undefined }, { gender: ["Choose male or female"] }],
    [{ time_zone: "Mars/Olympus" }, { time_zone: ["Unknown time zone"] }],
  ])("refuses %j", async (change, body) => {
    const answer = await test.client().post(REGISTER.students, studentForm(change));
    expect(answer.json()).toEqual(body);
    expect(answer.statusCode).toBe(400);
  });

  it.each([1, 120])("accepts the age %i", async (age) => {
    const answer = await test.client().post(REGISTER.students, studentForm({ age }));
    expect(answer.statusCode).toBe(201);
  });

  it("names every wrong field in one answer", async () => {
    const form = { name: "", age: 0, email: "x", password: "short", gender: "?" };
    const answer = await test.client().post(REGISTER.students, form);
    expect(answer.json()).toEqual({
      name: ["Name can't be empty"],
      age: ["Age must be at least 1"],
      email: ["Invalid email address"],
      password: ["Password must be at least 8 characters long"],
      gender: ["Choose male or female"],
    });
  });

  it("names every missing field in one answer", async () => {
    const answer = await test.client().post(REGISTER.students, {});
    expect(Object.keys(answer.json()).toSorted()).toEqual([
      "age",
      "email",
      "gender",
      "name",
      "password",
    ]);
  });
});
