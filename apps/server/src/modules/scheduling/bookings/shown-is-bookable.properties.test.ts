import type { FreeSlots } from "@riwaq/contracts/people/teachers";
import { ROLE_OF_HOME } from "@riwaq/contracts/roles";
import type { BookingRequest } from "@riwaq/contracts/scheduling/bookings";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";

import { buildFamily, buildOpenTeacher, newKey } from "../../../../test/booking-scene.ts";
import { buildSession, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { personOf } from "../../identity/sign-in/person-of.ts";
import { users } from "../../identity/tables/users.ts";
import { availabilityExceptions } from "../tables/availability-exceptions.ts";
import { holidays } from "../tables/holidays.ts";
import { judgeBooking } from "./judge-booking.ts";
import { readRequest } from "./read-request.ts";

const test = await startTestApp();
const { db } = test;
const HOUR_MS = 3_600_000;
const HALF_MS = HOUR_MS / 2;
const DAY_MS = 24 * HOUR_MS;
const WINDOW_MS = 36 * HOUR_MS;
const WEEKS_12_MS = 84 * DAY_MS;
// Eid, Paris's change on 28 March, Cairo's on 30 April, and an end of the twelve weeks after all of them.
const NOW = new Date("2027-02-20T10:00:00.000Z");

await db.insert(holidays).values({
  kind: "eid_al_fitr",
  hijriYear: 1448,
  startsOn: "2027-03-09",
  endsOn: "2027-03-11",
  confirmedAt: NOW,
});

/** Where something turns: now, an Eid, both clock changes, the last day. */
const days = fc
  .tuple(
    fc.constantFrom(
      NOW.getTime(),
      Date.parse("2027-03-08T00:00:00Z"),
      Date.parse("2027-03-27T12:00:00Z"),
      Date.parse("2027-04-29T00:00:00Z"),
      NOW.getTime() + WEEKS_12_MS - DAY_MS,
    ),
    fc.integer({ min: 0, max: 24 }),
  )
  .map(([startMs, halves]) => startMs + halves * HALF_MS);

const hours = fc.record({
  fromHour: fc.integer({ min: 1, max: 44 }),
  lengthMinutes: fc.constantFrom(30, 45, 60),
});

const scenes = fc.record({
  dayMs: days,
  length: fc.constantFrom(30 as const, 45 as const, 60 as const),
  zone: fc.constantFrom("Europe/Paris", "America/Montreal", "Africa/Casablanca", "Africa/Cairo"),
  minimumNoticeHours: fc.constantFrom(0, 1, 24),
  bufferMinutes: fc.constantFrom(0, 15, 60),
  lessons: fc.array(hours, { maxLength: 3 }),
  lessonsElsewhere: fc.array(hours, { maxLength: 2 }),
  exceptions: fc.array(
    fc.record({ hours, kind: fc.constantFrom("time_off" as const, "extra_hours" as const) }),
    { maxLength: 3 },
  ),
});

type SceneOf = typeof scenes extends fc.Arbitrary<infer Of> ? Of : never;

async function build(of: SceneOf) {
  const { minimumNoticeHours, bufferMinutes, zone, dayMs } = of;
  const teacher = await buildOpenTeacher(db, { minimumNoticeHours, bufferMinutes });
  const { parent, child } = await buildFamily(db);
  const there = { timeZone: zone };
  await db.update(users).set(there).where(eq(users.id, parent.id));
  const startOf = (fromHour: number) => new Date(dayMs + fromHour * HOUR_MS);
  for (const { fromHour, lengthMinutes } of distinct(of.lessons)) {
    await buildSession(db, { teacher, startsAt: startOf(fromHour), lengthMinutes });
  }
  const other = await buildTeacher(db);
  for (const { fromHour, lengthMinutes } of distinct(of.lessonsElsewhere)) {
    const lesson = { teacher: other, students: [child], startsAt: startOf(fromHour) };
    await buildSession(db, { ...lesson, lengthMinutes });
  }
  for (const { kind, hours: at } of of.exceptions) {
    const startsAt = startOf(at.fromHour);
    const endsAt = new Date(startsAt.getTime() + at.lengthMinutes * 6 * 60_000);
    await db
      .insert(availabilityExceptions)
      .values({ teacherId: teacher.id, kind, startsAt, endsAt });
  }
  const family = await signedIn(test, parent);
  return {
    teacher,
    child,
    family,
    actor: personOf({ ...parent, ...there, roles: [ROLE_OF_HOME[parent.role]], rights: [] }),
  };
}

/** Two hours apart, so that none overlaps another. */
function distinct<Of extends { fromHour: number }>(lessons: Of[]): Of[] {
  const byHour = new Map(lessons.map((lesson) => [Math.floor(lesson.fromHour / 2), lesson]));
  return [...byHour].map(([half, lesson]) => ({ ...lesson, fromHour: half * 2 }));
}

/** Both sides of every border between shown and not, and some hours between: where a rule could be forgotten. */
function telling(startsMs: number[], isShown: (ms: number) => boolean): number[] {
  return startsMs.filter((ms, index) => {
    const near = [startsMs[index - 1] ?? ms, startsMs[index + 1] ?? ms];
    return index % 9 === 0 || near.some((other) => isShown(other) !== isShown(ms));
  });
}

async function check(of: SceneOf): Promise<void> {
  const { teacher, child, family, actor } = await build(of);
  const untilMs = of.dayMs + WINDOW_MS;
  const [from, to] = [of.dayMs, untilMs].map((ms) => new Date(ms).toISOString());
  const query = `from=${from}&to=${to}&length=${of.length}&student=${child.id}`;
  const answer = await family.get(`/api/teachers/${teacher.id}/free-slots/?${query}`);
  const shown = new Set(answer.json<FreeSlots>().slots.map((slot) => Date.parse(slot)));
  const wish = (startsAtMs: number): BookingRequest => ({
    kind: "single",
    student_id: child.id,
    teacher_id: teacher.id,
    programme_id: null,
    length_minutes: of.length,
    starts_at: new Date(startsAtMs).toISOString(),
  });
  const all = Array.from({ length: WINDOW_MS / HALF_MS }, (_, index) => of.dayMs + index * HALF_MS);
  const whole = all.filter((ms) => ms + of.length * 60_000 <= untilMs);
  expect(whole).toEqual(expect.arrayContaining([...shown]));
  for (const ms of telling(whole, (at) => shown.has(at))) {
    const { problems } = await judgeBooking(db, actor, await readRequest(db, wish(ms)), NOW);
    expect([new Date(ms), problems.length === 0]).toEqual([new Date(ms), shown.has(ms)]);
  }
  const last = [...shown].at(-1);
  if (last === undefined) return;
  const booked = await family.post("/api/bookings/", wish(last), newKey());
  expect(booked.statusCode).toBe(201);
}

it("every free hour that is shown can be booked, and no other", { timeout: 60_000 }, async () => {
  test.clock.set(NOW);
  await fc.assert(fc.asyncProperty(scenes, check), { numRuns: 12, seed: 2027 });
});
