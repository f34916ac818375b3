import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { SIGN_IN_FIRST, TEACHERS_ONLY } from "../../../../test/error-map.ts";
import {
  buildParent,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { buildSeries } from "../../../../test/series.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { timeSlots } from "../tables/time-slots.ts";

const test = await startTestApp();
const BULK_CREATE = "/api/time-slots/bulk_create/";

function entry(day_of_week: number, start_time: string, end_time: string) {
  return { day_of_week, start_time, end_time, is_free: true };
}

function storedOf(teacher: { id: string }) {
  return test.db.select().from(timeSlots).where(eq(timeSlots.teacherId, teacher.id));
}

async function teacherWithClient() {
  const teacher = await buildTeacher(test.db);
  return { teacher, client: await signedIn(test, teacher) };
}

describe("saving the free week", () => {
  it("stores exactly the sent ranges and answers with them, Saturday first", async () => {
    const { teacher, client } = await teacherWithClient();
    const week = [
      entry(6, "09:00", "17:00"),
      entry(0, "20:00:00", "23:00:00"),
      entry(0, "09:00", "10:00"),
    ];
    const answer = await client.post(BULK_CREATE, week);
    expect(answer.statusCode).toBe(201);
    const slot = { id: expect.any(String), is_free: true, student: null };
    expect(answer.json()).toEqual([
      { ...slot, day_of_week: 0, start_time: "09:00:00", end_time: "10:00:00" },
      { ...slot, day_of_week: 0, start_time: "20:00:00", end_time: "23:00:00" },
      { ...slot, day_of_week: 6, start_time: "09:00:00", end_time: "17:00:00" },
    ]);
    expect(await storedOf(teacher)).toHaveLength(3);
  });

  it("replaces what was there, and keeps the rows that stay", async () => {
    const { teacher, client } = await teacherWithClient();
    const stays = entry(2, "09:00", "12:00");
    const before = (await client.post(BULK_CREATE, [stays, entry(3, "09:00", "12:00")])).json();
    const after = (await client.post(BULK_CREATE, [entry(4, "09:00", "12:00"), stays])).json();
    expect(after.map((slot: { day_of_week: number }) => slot.day_of_week)).toEqual([2, 4]);
    expect(after[0].id).toBe(before[0].id);
    expect(await storedOf(teacher)).toHaveLength(2);
  });

  it("changes nothing when the same week comes twice", async () => {
    const { teacher, client } = await teacherWithClient();
    const week = [
      entry(1, "09:00", "17:00"),
      entry(2, "09:00", "17:00"),
      entry(2, "20:00", "23:00"),
    ];
    const first = await client.post(BULK_CREATE, week);
    const rows = await storedOf(teacher);
    const second = await client.post(BULK_CREATE, week.toReversed());
    expect(second.json()).toEqual(first.json());
    expect(await storedOf(teacher)).toEqual(rows);
    const entries = await test.db
      .select()
      .from(events)
      .where(and(eq(events.subjectId, teacher.id), eq(events.kind, "replace-free-week")));
    expect(entries.map(({ payload }) => payload)).toEqual([{ added: 3, removed: 0 }]);
  });

  it("is emptied by an empty list", async () => {
    const { teacher, client } = await teacherWithClient();
    await client.post(BULK_CREATE, [entry(1, "09:00", "17:00")]);
    const answer = await client.post(BULK_CREATE, []);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual([]);
    expect(await storedOf(teacher)).toEqual([]);
  });

  it("takes an end of 00:00 as midnight at the end of the day", async () => {
    const { teacher, client } = await teacherWithClient();
    const week = [
      entry(1, "22:00", "00:00"),
      entry(2, "00:00", "00:00"),
      entry(3, "00:00", "01:00"),
    ];
    const answer = await client.post(BULK_CREATE, week);
    expect(answer.json()).toMatchObject([
      { start_time: "22:00:00", end_time: "00:00:00" },
      { start_time: "00:00:00", end_time: "00:00:00" },
      { start_time: "00:00:00", end_time: "01:00:00" },
    ]);
    const minutes = (await storedOf(teacher)).map((slot) => [slot.startMinute, slot.endMinute]);
    expect(minutes.toSorted((a, b) => a[0]! - b[0]! || a[1]! - b[1]!)).toEqual([
      [0, 60],
      [0, 1440],
      [1320, 1440],
    ]);
  });

  it("allows ranges that touch", async () => {
    const { client } = await teacherWithClient();
    const week = [entry(1, "09:00", "12:00"), entry(1, "12:00", "17:00")];
    expect((await client.post(BULK_CREATE, week)).json()).toHaveLength(2);
  });

  it("takes a hundred ranges", async () => {
    const { client } = await teacherWithClient();
    const week = Array.from({ length: 100 }, (_, index) => {
      const hour = String(index % 16).padStart(2, "0");
      return entry(
        Math.floor(index / 16),
        `${hour}:00`,
        `${String((index % 16) + 1).padStart(2, "0")}:00`,
      );
    });
    expect((await client.post(BULK_CREATE, week)).json()).toHaveLength(100);
  });

  it("touches no other teacher's week", async () => {
    const other = await teacherWithClient();
    await other.client.post(BULK_CREATE, [entry(1, "09:00", "17:00")]);
    const rows = await storedOf(other.teacher);
    const { client } = await teacherWithClient();
    await client.post(BULK_CREATE, [entry(1, "10:00", "16:00")]);
    await client.post(BULK_CREATE, []);
    expect(await storedOf(other.teacher)).toEqual(rows);
  });

  it("ignores a teacher's id in an entry", async () => {
    const other = await buildTeacher(test.db);
    const { teacher, client } = await teacherWithClient();
    const week = [{ ...entry(1, "09:00", "17:00"), teacher: other.id, teacher_id: other.id }];
    expect((await client.post(BULK_CREATE, week)).statusCode).toBe(201);
    expect(await storedOf(other)).toEqual([]);
    expect(await storedOf(teacher)).toHaveLength(1);
  });

  it("answers with what weekly lessons take of it, and stores none of that", async () => {
    const teacher = await buildTeacher(test.db, { timeZone: "Africa/Cairo" });
    const client = await signedIn(test, teacher);
    const student = await buildStudent(test.db, { name: "Yusuf" });
    await buildSeries(test.db, { teacher, student });
    const answer = await client.post(BULK_CREATE, [entry(3, "19:00", "21:00")]);
    expect(answer.json()).toMatchObject([
      { start_time: "19:00:00", end_time: "19:45:00", is_free: false, student: "Yusuf" },
      { start_time: "19:45:00", end_time: "21:00:00", is_free: true, student: null },
    ]);
    expect(await storedOf(teacher)).toMatchObject([{ startMinute: 1140, endMinute: 1260 }]);
  });

  it("leaves one of ten weeks that are sent at once, whole", async () => {
    const { teacher, client } = await teacherWithClient();
    await client.get("/api/users/me/");
    // Each week overlaps every other, so that a mixture would break a rule or be of another length.
    const weeks = Array.from({ length: 10 }, (_, index) => {
      const from = String(index).padStart(2, "0");
      return [1, 2, 3].slice(0, 1 + (index % 3)).map((day) => entry(day, `${from}:00`, "22:00"));
    });
    const answers = await Promise.all(weeks.map((week) => client.post(BULK_CREATE, week)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(weeks.map(() => 201));
    const stored = (await storedOf(teacher))
      .map((slot) => `${slot.dayOfWeek} ${slot.startMinute / 60}`)
      .toSorted();
    const sent = weeks.map((week) =>
      week.map((range) => `${range.day_of_week} ${Number(range.start_time.slice(0, 2))}`),
    );
    expect(sent).toContainEqual(stored);
  });

  it("is for teachers only", async () => {
    const others = [
      await buildStudent(test.db),
      await buildParent(test.db),
      await buildStaff(test.db),
    ];
    for (const other of others) {
      const answer = await (await signedIn(test, other)).post(BULK_CREATE, []);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toEqual(TEACHERS_ONLY);
    }
    const guest = await test.client().post(BULK_CREATE, []);
    expect(guest.statusCode).toBe(401);
    expect(guest.json()).toEqual(SIGN_IN_FIRST);
  });
});
