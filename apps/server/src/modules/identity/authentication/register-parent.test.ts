import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { REGISTER, parentForm } from "../../../../test/registrations.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { students } from "../../people/tables/students.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { users } from "../tables/users.ts";

const test = await startTestApp();

describe("registration of a parent", () => {
  it("stores the person with the phone number and no row of another role", async () => {
    const form = parentForm({ phone_number: " +33612345678 ", gender: "M" });
    const answer = await test.client().post(REGISTER.parents, form);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ role: "P", email: form.email });
    const { id } = answer.json();
    const [user] = await test.db.select().from(users).where(eq(users.id, id));
    expect(user).toMatchObject({ role: "P", gender: "M", phoneNumber: "+33612345678" });
    expect(await test.db.select().from(students).where(eq(students.userId, id))).toEqual([]);
    expect(await test.db.select().from(teachers).where(eq(teachers.userId, id))).toEqual([]);
  });

  it("does not sign the parent in", async () => {
    const client = test.client();
    await client.post(REGISTER.parents, parentForm());
    expect((await client.get("/api/users/me/")).statusCode).toBe(401);
  });

  it.each(["+33612345678", "33612345678", "12", "+123456789012345"])(
    "accepts the phone number %s",
    async (phone_number) => {
      const answer = await test.client().post(REGISTER.parents, parentForm({ phone_number }));
      expect(answer.statusCode).toBe(201);
    },
  );

  it.each([
    "",
    "0612345678",
    "+0612345678",
    "1",
    "+1234567890123456",
    "06 12 34",
    "++33612",
    "١٢٣٤",
  ])("refuses the phone number %j", async (phone_number) => {
    const answer = await test.client().post(REGISTER.parents, parentForm({ phone_number }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ phone_number: ["Invalid phone number format."] });
  });

  it("names every wrong field in one answer", async () => {
    const form = { name: " ", phone_number: "x", email: "x", password: "short", gender: "?" };
    const answer = await test.client().post(REGISTER.parents, form);
    expect(answer.json()).toEqual({
      name: ["Name can't be empty"],
      phone_number: ["Invalid phone number format."],
      email: ["Invalid email address"],
      password: ["Password must be at least 8 characters long"],
      gender: ["Choose male or female"],
    });
  });
});
