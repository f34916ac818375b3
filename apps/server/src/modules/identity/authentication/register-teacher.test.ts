import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { REGISTER, teacherForm } from "../../../../test/registrations.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { users } from "../tables/users.ts";

const test = await startTestApp();

describe("registration of a teacher", () => {
  it("stores the person and what belongs to a teacher, whose application is begun", async () => {
    const form = teacherForm({ zoom_email: " Zoom@Example.test ", years_of_experience: 120 });
    const answer = await test.client().post(REGISTER.teachers, form);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.any(String),
      name: form.name,
      email: form.email,
      role: "T",
      profile: { picture: null },
    });
    const { id } = answer.json();
    const [user] = await test.db.select().from(users).where(eq(users.id, id));
    expect(user).toMatchObject({ role: "T", phoneNumber: "+201001234567" });
    const [teacher] = await test.db.select().from(teachers).where(eq(teachers.userId, id));
    expect(teacher).toMatchObject({
      zoomEmail: "zoom@example.test",
      yearsOfExperience: 120,
      approval: "draft",
    });
  });

  it("signs the teacher in, so that the timetable can be saved next", async () => {
    const client = test.client();
    const { id } = (await client.post(REGISTER.teachers, teacherForm())).json();
    expect((await client.get("/api/users/me/")).json()).toMatchObject({ id, role: "T" });
    const slot = { day_of_week: 1, start_time: "09:00", end_time: "17:00", is_free: true };
    expect((await client.post("/api/time-slots/bulk_create/", [slot])).statusCode).toBe(201);
  });

  it.each([
    [{ zoom_email: "x" }, { zoom_email: ["Invalid email address"] }],
    [{ zoom_email: undefined }, { zoom_email: ["This field is required"] }],
    [
      { years_of_experience: 0 },
      { years_of_experience: ["Years of experience must be at least 1"] },
    ],
    [
      { years_of_experience: 121 },
      { years_of_experience: ["Years of experience must be less than or equal to 120"] },
    ],
    [{ phone_number: "0" }, { phone_number: ["Invalid phone number format."] }],
  ])("refuses %j", async (change, body) => {
    const client = test.client();
    const answer = await client.post(REGISTER.teachers, teacherForm(change));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(body);
    expect((await client.get("/api/users/me/")).statusCode).toBe(401);
  });

  it("names every wrong field in one answer", async () => {
    const answer = await test.client().post(REGISTER.teachers, {});
    expect(Object.keys(answer.json()).toSorted()).toEqual([
      "email",
      "gender",
      "name",
      "password",
      "phone_number",
      "years_of_experience",
      "zoom_email",
    ]);
  });
});
