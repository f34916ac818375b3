import { isoInstantsOf } from "@riwaq/domain/time/iso-instant";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";

import { NOT_FOUND, SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import {
  buildParent,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  buildTimeSlot,
  signedIn,
  CANCELLED,
} from "../../../../test/factories.ts";
import { say } from "../../../../test/outcomes.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { availabilityExceptions } from "../tables/availability-exceptions.ts";
import { holidays } from "../tables/holidays.ts";
import { sessions } from "../tables/sessions.ts";
import { timeSlots } from "../tables/time-slots.ts";

const test = await startTestApp();
const MONDAY = 2;
const DAY_MS = 86_400_000;
// Cairo is two hours ahead of UTC in November, Paris one.
const MONDAY_FROM = "2026-11-23T00:00:00Z";
const MONDAY_TO = "2026-11-24T00:00:00Z";

const student = await buildStudent(test.db);
const parent = await buildParent(test.db, [student]);
const reader = await signedIn(test, student);

/** Open on Mondays from 18:00 to 20:00 in Cairo: 16:00 to 18:00 UTC. */
async function openTeacher() {
  const teacher = await buildTeacher(test.db, { timeZone: "Africa/Cairo" });
  await buildTimeSlot(test.db, { teacher, dayOfWeek: MONDAY, fromHour: 18, toHour: 20 });
  return teacher;
}

function addressOf(teacher: { id: string }, query: Record<string, string | number> = {}) {
  const all = { from: MONDAY_FROM, to: MONDAY_TO, length: 60, ...query };
  const search = Object.entries(all).map(([key, value]) => `${key}=${value}`);
  return `/api/teachers/${teacher.id}/free-slots/?${search.join("&")}`;
}

/** The starts as "16:00" of that day in UTC. */
async function startsOf(
  teacher: { id: string },
  query: Record<string, string | number> = {},
  client = reader,
): Promise<string[]> {
  const answer = await client.get(addressOf(teacher, query));
  expect(answer.statusCode).toBe(200);
  return answer.json().slots.map((slot: string) => slot.slice(11, 16));
}

const at = (hours: string) => new Date(`2026-11-23T${hours}:00Z`);

describe("the hours of a teacher that are free", () => {
  it("are offered every half hour, with both zones", async () => {
    const answer = await reader.get(addressOf(await openTeacher()));
    expect(answer.json()).toEqual({
      slots: isoInstantsOf([at("16:00"), at("16:30"), at("17:00")].map(Number)),
      teacher_zone: "Africa/Cairo",
      time_zone: "Europe/Paris",
    });
  });

  it("leave room for the length of the lesson", async () => {
    const teacher = await openTeacher();
    expect(await startsOf(teacher, { length: 30 })).toEqual(["16:00", "16:30", "17:00", "17:30"]);
    expect(await startsOf(teacher, { length: 45 })).toEqual(["16:00", "16:30", "17:00"]);
  });

  it("leave out lessons, with the buffer around them, and count cancelled ones as free", async () => {
    const teacher = await openTeacher();
    const taken = await buildSession(test.db, {
      teacher,
      startsAt: at("16:30"),
      lengthMinutes: 30,
    });
    expect(await startsOf(teacher)).toEqual(["17:00"]);
    await test.db
      .update(teachers)
      .set({ bufferMinutes: 15 })
      .where(eq(teachers.userId, teacher.id));
    expect(await startsOf(teacher)).toEqual([]);
    expect(await startsOf(teacher, { length: 30 })).toEqual(["17:30"]);
    await test.db.update(sessions).set(CANCELLED).where(eq(sessions.id, taken.id));
    expect(await startsOf(teacher)).toEqual(["16:00", "16:30", "17:00"]);
  });

  it("keep the teacher's notice towards families, not towards the teacher and staff", async () => {
    const teacher = await openTeacher();
    await test.db
      .update(teachers)
      .set({ minimumNoticeHours: 55 })
      .where(eq(teachers.userId, teacher.id));
    // TEST_NOW is Saturday 10:00; 55 hours later it is Monday 17:00.
    expect(await startsOf(teacher)).toEqual(["17:00"]);
    expect(await startsOf(teacher, {}, await signedIn(test, parent))).toEqual(["17:00"]);
    for (const other of [teacher, await buildStaff(test.db)]) {
      expect(await startsOf(teacher, {}, await signedIn(test, other))).toHaveLength(3);
    }
  });

  it("follow time off and extra hours, and time off wins", async () => {
    const teacher = await openTeacher();
    await test.db.insert(availabilityExceptions).values([
      { teacherId: teacher.id, kind: "extra_hours", startsAt: at("18:00"), endsAt: at("19:00") },
      { teacherId: teacher.id, kind: "time_off", startsAt: at("16:30"), endsAt: at("17:30") },
    ]);
    expect(await startsOf(teacher)).toEqual(["17:30", "18:00"]);
  });

  it("leave out a pupil's own lessons with others, without a buffer", async () => {
    const teacher = await openTeacher();
    const pupil = await buildStudent(test.db);
    await test.db
      .update(teachers)
      .set({ bufferMinutes: 30 })
      .where(eq(teachers.userId, teacher.id));
    const other = await buildTeacher(test.db);
    await buildSession(test.db, { teacher: other, students: [pupil], startsAt: at("15:00") });
    await buildSession(test.db, {
      teacher: other,
      students: [pupil],
      startsAt: at("17:00"),
      lengthMinutes: 30,
    });
    const guardian = await signedIn(test, await buildParent(test.db, [pupil]));
    expect(await startsOf(teacher, {}, guardian)).toEqual(["16:00", "16:30", "17:00"]);
    expect(await startsOf(teacher, { student: pupil.id }, guardian)).toEqual(["16:00"]);
    const own = await signedIn(test, pupil);
    expect(await startsOf(teacher, { student: pupil.id }, own)).toEqual(["16:00"]);
  });

  it("are none before the present, whatever is asked", async () => {
    const teacher = await openTeacher();
    const week = { from: "2026-11-10T00:00:00Z", to: "2026-11-21T09:00:00Z" };
    expect(await startsOf(teacher, week)).toEqual([]);
    const far = { from: "9999-12-01T00:00:00Z", to: "9999-12-02T00:00:00Z" };
    expect(await startsOf(teacher, far)).toEqual([]);
    const old = { from: "0001-01-01T00:00:00Z", to: "0001-01-02T00:00:00Z" };
    expect(await startsOf(teacher, old)).toEqual([]);
  });

  it("go as far as lessons are booked, to the hour", async () => {
    const teacher = await openTeacher();
    test.clock.set(new Date(at("16:30").getTime() - 84 * DAY_MS));
    expect(await startsOf(teacher)).toEqual(["16:00", "16:30"]);
    test.clock.set(TEST_NOW);
  });

  it("begin after the moment at which they are asked for", async () => {
    const teacher = await openTeacher();
    const noNotice = { minimumNoticeHours: 0 };
    await test.db.update(teachers).set(noNotice).where(eq(teachers.userId, teacher.id));
    test.clock.set(at("16:30"));
    expect(await startsOf(teacher)).toEqual(["17:00"]);
    test.clock.set(TEST_NOW);
  });
});

describe("holidays in a teacher's hours", () => {
  const ramadan = { from: "2027-02-08T00:00:00Z", to: "2027-02-09T00:00:00Z" };
  const eid = { from: "2027-02-01T00:00:00Z", to: "2027-02-02T00:00:00Z" };

  it("a second week replaces the usual one in Ramadan, proposed or confirmed", async () => {
    const teacher = await openTeacher();
    await test.db.insert(holidays).values({
      kind: "ramadan",
      hijriYear: 1448,
      startsOn: "2027-02-08",
      endsOn: "2027-03-09",
    });
    expect(await startsOf(teacher, ramadan)).toEqual(["16:00", "16:30", "17:00"]);
    await test.db.insert(timeSlots).values({
      teacherId: teacher.id,
      plan: "ramadan",
      dayOfWeek: MONDAY,
      startMinute: 1260,
      endMinute: 1320,
    });
    expect(await startsOf(teacher, ramadan)).toEqual(["19:00"]);
    expect(await startsOf(teacher)).toEqual(["16:00", "16:30", "17:00"]);
  });

  it("an Eid closes once it is confirmed", async () => {
    const teacher = await openTeacher();
    const [row] = await test.db
      .insert(holidays)
      .values({
        kind: "eid_al_fitr",
        hijriYear: 1448,
        startsOn: "2027-02-01",
        endsOn: "2027-02-03",
      })
      .returning();
    expect(await startsOf(teacher, eid)).toEqual(["16:00", "16:30", "17:00"]);
    await test.db
      .update(holidays)
      .set({ confirmedAt: TEST_NOW })
      .where(eq(holidays.id, row?.id ?? ""));
    expect(await startsOf(teacher, eid)).toEqual([]);
  });
});

describe("asking for free hours", () => {
  it("takes three queries beside the sign-in, with two years of lessons behind", async () => {
    const teacher = await openTeacher();
    const queries = vi.spyOn(
      (test.db as unknown as { $client: { query(...args: unknown[]): unknown } }).$client,
      "query",
    );
    await reader.get("/api/users/me/");
    const ofSignIn = queries.mock.calls.length;
    const counted = async () => {
      queries.mockClear();
      await startsOf(teacher);
      return queries.mock.calls.length - ofSignIn;
    };
    const without = await counted();
    const held = await test.db
      .insert(sessions)
      .values(
        Array.from({ length: 730 }, (_, day) => ({
          teacherId: teacher.id,
          startsAt: new Date(TEST_NOW.getTime() - (day + 1) * DAY_MS),
          endsAt: new Date(TEST_NOW.getTime() - (day + 1) * DAY_MS + 3_600_000),
        })),
      )
      .returning({ id: sessions.id });
    await say(
      test.db,
      held.map(({ id }) => id),
      "completed",
    );
    expect(await counted()).toBe(without);
    expect(without).toBeLessThanOrEqual(3);
    expect(without).toBeGreaterThan(0);
    queries.mockRestore();
  });

  it("is refused to a guest", async () => {
    const answer = await test.client().get(addressOf(await openTeacher()));
    expect([answer.statusCode, answer.json()]).toEqual([401, SIGN_IN_FIRST]);
  });

  it("finds no teacher who is none, is not approved, or is a colleague", async () => {
    const applied = await openTeacher();
    await test.db
      .update(teachers)
      .set({ approval: "applied" })
      .where(eq(teachers.userId, applied.id));
    const colleague = await signedIn(test, await buildTeacher(test.db));
    const asked = [
      await reader.get(addressOf(student)),
      await reader.get(addressOf({ id: "1" })),
      await reader.get(addressOf(applied)),
      await colleague.get(addressOf(await openTeacher())),
    ];
    for (const answer of asked) {
      expect([answer.statusCode, answer.json()]).toEqual([404, NOT_FOUND]);
    }
    expect(await startsOf(applied, {}, await signedIn(test, applied))).toHaveLength(3);
  });

  it("finds no pupil who is somebody else's", async () => {
    const teacher = await openTeacher();
    const stranger = await buildStudent(test.db);
    for (const person of [student, parent, teacher]) {
      const client = await signedIn(test, person);
      const answer = await client.get(addressOf(teacher, { student: stranger.id }));
      expect([answer.statusCode, answer.json()]).toEqual([404, NOT_FOUND]);
    }
  });

  it.each([
    ["an end before the start", { to: MONDAY_FROM }, "to"],
    ["more than 31 days", { to: "2026-12-24T00:00:01Z" }, "to"],
    ["a start that is none", { from: "Monday" }, "from"],
    ["a date that is none", { from: "2026-02-30T00:00:00Z" }, "from"],
    ["a length that is not taught", { length: 20 }, "length"],
  ])("refuses %s", async (_name, query, field) => {
    const answer = await reader.get(addressOf(await openTeacher(), query));
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json())).toEqual([field]);
  });
});
