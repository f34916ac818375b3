import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { buildSession, buildStudent, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { timeSlots } from "../tables/time-slots.ts";

const test = await startTestApp();
const BULK_CREATE = "/api/time-slots/bulk_create/";
const MONDAY = 2;
// Cairo is two hours ahead of UTC in November: 09:00 there.
const MONDAY_MORNING = new Date("2026-11-23T07:00:00Z");

function entry(day_of_week: number, start_time: string, end_time: string) {
  return { day_of_week, start_time, end_time, is_free: true };
}

async function teacherWithWeek(week: unknown[] = [entry(MONDAY, "09:00", "17:00")]) {
  const teacher = await buildTeacher(test.db, { timeZone: "Africa/Cairo" });
  const client = await signedIn(test, teacher);
  await client.post(BULK_CREATE, week);
  return { teacher, client };
}

function storedOf(teacher: { id: string }) {
  return test.db.select().from(timeSlots).where(eq(timeSlots.teacherId, teacher.id));
}

describe("hours that carry lessons", () => {
  it("are not dropped: the answer names day, hours and students", async () => {
    const { teacher, client } = await teacherWithWeek();
    const students = [
      await buildStudent(test.db, { name: "Yusuf" }),
      await buildStudent(test.db, { name: "Aïcha" }),
    ];
    await buildSession(test.db, { teacher, students, startsAt: MONDAY_MORNING });
    const before = await storedOf(teacher);
    const answer = await client.post(BULK_CREATE, [entry(MONDAY, "10:00", "17:00")]);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      non_field_errors: [
        "Monday 09:00–10:00 carries a lesson with Aïcha, Yusuf. Keep these hours or move the lesson first",
      ],
    });
    expect(await storedOf(teacher)).toEqual(before);
  });

  it("are named once for a lesson that comes every week", async () => {
    const { teacher, client } = await teacherWithWeek();
    const students = [await buildStudent(test.db, { name: "Yusuf" })];
    for (let week = 0; week < 4; week += 1) {
      const startsAt = new Date(MONDAY_MORNING.getTime() + week * 7 * 86_400_000);
      await buildSession(test.db, { teacher, students, startsAt });
    }
    const answer = await client.post(BULK_CREATE, []);
    expect(answer.json().non_field_errors).toHaveLength(1);
  });

  it("may be cut anew as long as they stay covered", async () => {
    const { teacher, client } = await teacherWithWeek();
    await buildSession(test.db, { teacher, startsAt: MONDAY_MORNING, lengthMinutes: 90 });
    const week = [entry(MONDAY, "09:00", "10:00"), entry(MONDAY, "10:00", "11:00")];
    expect((await client.post(BULK_CREATE, week)).statusCode).toBe(201);
  });

  it("are free again once the lesson is over, cancelled or missed", async () => {
    const { teacher, client } = await teacherWithWeek();
    const lastMonday = new Date("2026-11-16T07:00:00Z");
    await buildSession(test.db, { teacher, startsAt: lastMonday });
    for (const status of ["Cancelled", "Missed", "Completed"] as const) {
      const startsAt = new Date(MONDAY_MORNING.getTime() + 7 * 86_400_000);
      const session = { teacher, startsAt, status };
      await buildSession(
        test.db,
        status === "Cancelled" ? session : { ...session, startsAt: later(status) },
      );
    }
    expect((await client.post(BULK_CREATE, [])).statusCode).toBe(201);
  });

  it("do not bind where the lesson was outside the week already", async () => {
    const { teacher, client } = await teacherWithWeek();
    await buildSession(test.db, { teacher, startsAt: new Date("2026-11-24T07:00:00Z") });
    const answer = await client.post(BULK_CREATE, [entry(MONDAY, "09:00", "12:00")]);
    expect(answer.statusCode).toBe(201);
  });

  it("are those of this teacher alone", async () => {
    const { client } = await teacherWithWeek();
    const other = await teacherWithWeek();
    await buildSession(test.db, { teacher: other.teacher, startsAt: MONDAY_MORNING });
    expect((await client.post(BULK_CREATE, [])).statusCode).toBe(201);
  });

  it("are told in the wall time of the teacher, past midnight as well", async () => {
    const week = [entry(MONDAY, "20:00", "00:00"), entry(MONDAY + 1, "00:00", "02:00")];
    const { teacher, client } = await teacherWithWeek(week);
    const students = [await buildStudent(test.db, { name: "Nour" })];
    // 23:30 in Cairo, for an hour.
    const startsAt = new Date("2026-11-23T21:30:00Z");
    await buildSession(test.db, { teacher, students, startsAt });
    const answer = await client.post(BULK_CREATE, [entry(MONDAY, "20:00", "00:00")]);
    expect(answer.json().non_field_errors).toEqual([
      "Monday 23:30–00:00 carries a lesson with Nour. Keep these hours or move the lesson first",
    ]);
    expect((await client.post(BULK_CREATE, week)).statusCode).toBe(201);
  });

  it("show a student's name as it is, whatever stands in it", async () => {
    const { teacher, client } = await teacherWithWeek();
    const name = "$t(errors:internal) {{day}} <b>";
    const students = [await buildStudent(test.db, { name })];
    await buildSession(test.db, { teacher, students, startsAt: MONDAY_MORNING });
    const answer = await client.post(BULK_CREATE, []);
    expect(answer.json().non_field_errors[0]).toContain(`a lesson with ${name}.`);
  });
});

function later(status: string): Date {
  const days = status === "Missed" ? -7 : -14;
  return new Date(TEST_NOW.getTime() + days * 86_400_000);
}
