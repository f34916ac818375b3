import { describe, expect, it } from "vitest";

import { NOT_FOUND, SIGN_IN_FIRST } from "../../../test/error-map.ts";
import {
  buildParent,
  buildStaff,
  buildStudent,
  buildTeacher,
  buildTimeSlot,
  signedIn,
} from "../../../test/factories.ts";
import { startTestApp } from "../../../test/test-app.ts";

const test = await startTestApp();
const teacher = await buildTeacher(test.db);
const student = await buildStudent(test.db, { name: "Yusuf" });
await buildTimeSlot(test.db, { teacher, dayOfWeek: 3, fromHour: 20, toHour: 24 });
await buildTimeSlot(test.db, { teacher, student, dayOfWeek: 3, fromHour: 9, toHour: 10 });
await buildTimeSlot(test.db, { teacher, dayOfWeek: 0, fromHour: 9, toHour: 17 });
const URL = `/api/time-slots/${teacher.id}/teacher_slots/`;

describe("a teacher's timetable", () => {
  it("shows its teacher the whole week with the students' names, Saturday first", async () => {
    const answer = await (await signedIn(test, teacher)).get(URL);
    expect(answer.statusCode).toBe(200);
    const id = expect.any(String);
    expect(answer.json()).toEqual([
      {
        id,
        day_of_week: 0,
        start_time: "09:00:00",
        end_time: "17:00:00",
        is_free: true,
        student: null,
      },
      {
        id,
        day_of_week: 3,
        start_time: "09:00:00",
        end_time: "10:00:00",
        is_free: false,
        student: "Yusuf",
      },
      {
        id,
        day_of_week: 3,
        start_time: "20:00:00",
        end_time: "00:00:00",
        is_free: true,
        student: null,
      },
    ]);
  });

  it("shows staff the names as well", async () => {
    const answer = await (await signedIn(test, await buildStaff(test.db))).get(URL);
    expect(answer.body).toContain("Yusuf");
  });

  it("shows everyone else who is signed in the hours and no name", async () => {
    const readers = [await buildTeacher(test.db), student, await buildParent(test.db, [student])];
    for (const reader of readers) {
      const answer = await (await signedIn(test, reader)).get(URL);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toHaveLength(3);
      expect(answer.body).not.toContain("Yusuf");
      expect(answer.body).not.toContain(student.id);
    }
  });

  it("is empty for a teacher without one", async () => {
    const other = await buildTeacher(test.db);
    const client = await signedIn(test, student);
    expect((await client.get(`/api/time-slots/${other.id}/teacher_slots/`)).json()).toEqual([]);
  });

  it("is not found under an id that is malformed, unknown or not a teacher's", async () => {
    const client = await signedIn(test, student);
    const ids = [
      student.id,
      "11111111-1111-4111-8111-111111111111",
      "00000000-0000-0000-0000-000000000000",
      "1",
      "null",
      "%00",
      "..%2f..",
      "' or 1=1 --",
      "x".repeat(400),
    ];
    for (const id of ids) {
      const answer = await client.get(`/api/time-slots/${id}/teacher_slots/`);
      expect(answer.json()).toEqual(NOT_FOUND);
      expect(answer.statusCode).toBe(404);
    }
  });

  it("is refused to a guest", async () => {
    const answer = await test.client().get(URL);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual(SIGN_IN_FIRST);
  });
});
