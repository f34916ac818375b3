import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { NOT_FOUND, SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import {
  buildParent,
  buildStaff,
  buildStudent,
  buildTeacher,
  buildTimeSlot,
  signedIn,
} from "../../../../test/factories.ts";
import { buildSeries } from "../../../../test/series.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { users } from "../../identity/tables/users.ts";
import { teachers } from "../../people/tables/teachers.ts";

const test = await startTestApp();
const teacher = await buildTeacher(test.db, { timeZone: "Africa/Cairo" });
const student = await buildStudent(test.db, { name: "Yusuf" });
await buildTimeSlot(test.db, { teacher, dayOfWeek: 3, fromHour: 18, toHour: 24 });
await buildTimeSlot(test.db, { teacher, dayOfWeek: 0, fromHour: 9, toHour: 17 });
// Tuesdays 18:00 in Paris, for 45 minutes: 19:00 in Cairo.
await buildSeries(test.db, { teacher, student });
const addressOf = ({ id }: { id: string }) => `/api/time-slots/${id}/teacher_slots/`;
const URL = addressOf(teacher);

const office = await signedIn(test, await buildStaff(test.db));
const readers = await Promise.all(
  [await buildTeacher(test.db), student, await buildParent(test.db, [student])].map((reader) =>
    signedIn(test, reader),
  ),
);

const HIDDEN = [404, 404, 404, 200];

async function seenBy(browsers: typeof readers, timetable: { id: string }) {
  const answers = await Promise.all(browsers.map((each) => each.get(addressOf(timetable))));
  return answers.map(({ statusCode }) => statusCode);
}

describe("a teacher's timetable", () => {
  it("shows its teacher the whole week with the students' names, Saturday first", async () => {
    const answer = await (await signedIn(test, teacher)).get(URL);
    expect(answer.statusCode).toBe(200);
    const line = (day_of_week: number, start: string, end: string, name: string | null = null) => ({
      id: expect.any(String),
      day_of_week,
      start_time: `${start}:00`,
      end_time: `${end}:00`,
      is_free: name === null,
      student: name,
    });
    expect(answer.json()).toEqual([
      line(0, "09:00", "17:00"),
      line(3, "18:00", "19:00"),
      line(3, "19:00", "19:45", "Yusuf"),
      line(3, "19:45", "00:00"),
    ]);
    const ids = answer.json().map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(4);
  });

  it("is free again where the weekly lesson has ended, and where its last date is over", async () => {
    const other = await buildTeacher(test.db, { timeZone: "Africa/Cairo" });
    await buildTimeSlot(test.db, { teacher: other, dayOfWeek: 3, fromHour: 18, toHour: 24 });
    await buildSeries(test.db, { teacher: other, student, endedAt: test.clock.now() });
    await buildSeries(test.db, { teacher: other, student, endsOn: "2026-11-17" });
    const week = (await office.get(addressOf(other))).json();
    expect(week).toMatchObject([{ start_time: "18:00:00", is_free: true, student: null }]);
  });

  it("shows staff the names as well", async () => {
    expect((await office.get(URL)).body).toContain("Yusuf");
  });

  it("shows everyone else who is signed in the hours and no name", async () => {
    for (const reader of readers) {
      const answer = await reader.get(URL);
      expect(answer.statusCode).toBe(200);
      const taken = answer.json().filter((slot: { is_free: boolean }) => !slot.is_free);
      expect(taken).toMatchObject([
        { start_time: "19:00:00", end_time: "19:45:00", student: null },
      ]);
      expect(answer.body).not.toContain("Yusuf");
      expect(answer.body).not.toContain(student.id);
    }
  });

  it.each(["applied", "paused", "declined"] as const)(
    "of a teacher who is %s is the teacher's and staff's alone",
    async (approval) => {
      const hidden = await buildTeacher(test.db);
      await buildTimeSlot(test.db, { teacher: hidden, dayOfWeek: 0, fromHour: 9, toHour: 17 });
      await test.db.update(teachers).set({ approval }).where(eq(teachers.userId, hidden.id));
      expect(await seenBy([...readers, office], hidden)).toEqual(HIDDEN);
      const own = await (await signedIn(test, hidden)).get(addressOf(hidden));
      expect(own.json()).toHaveLength(1);
    },
  );

  it("of a teacher who closed the account is staff's alone", async () => {
    const hidden = await buildTeacher(test.db);
    await buildTimeSlot(test.db, { teacher: hidden, dayOfWeek: 0, fromHour: 9, toHour: 17 });
    const closedAt = test.clock.now();
    const removeAfter = new Date(closedAt.getTime() + 1);
    await test.db.update(users).set({ closedAt, removeAfter }).where(eq(users.id, hidden.id));
    expect(await seenBy([...readers, office], hidden)).toEqual(HIDDEN);
  });

  it("is empty for a teacher without one", async () => {
    const other = await buildTeacher(test.db);
    expect((await office.get(addressOf(other))).json()).toEqual([]);
  });

  it("is not found under an id that is malformed, unknown or not a teacher's", async () => {
    const [client] = readers;
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
      const answer = await client?.get(`/api/time-slots/${id}/teacher_slots/`);
      expect(answer?.json()).toEqual(NOT_FOUND);
      expect(answer?.statusCode).toBe(404);
    }
  });

  it("is refused to a guest", async () => {
    const answer = await test.client().get(URL);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual(SIGN_IN_FIRST);
  });
});
