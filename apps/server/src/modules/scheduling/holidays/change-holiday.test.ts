import { notInArray } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { NOT_FOUND, SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import {
  buildParent,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
  CANCELLED,
} from "../../../../test/factories.ts";
import {
  auditOfHoliday,
  buildHoliday,
  buildLessonAt,
  sessionOf,
} from "../../../../test/holiday-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { holidays } from "../tables/holidays.ts";
import { sessions } from "../tables/sessions.ts";

const test = await startTestApp();
const member = await buildStaff(test.db);
let staff = await signedIn(test, member);

/** A sign-in does not last for months. */
async function goTo(now: Date) {
  test.clock.set(now);
  staff = await signedIn(test, member);
}

const OVER: Array<"Completed" | "Missed"> = ["Completed", "Missed"];

beforeEach(async () => {
  await goTo(TEST_NOW);
  // A table of its own for each test: lessons of another would be cancelled with this one's.
  await test.db.delete(holidays);
  await test.db.update(sessions).set(CANCELLED).where(notInArray(sessions.status, OVER));
});

describe("shifting a holiday", () => {
  it("cancels nothing while it is a proposal", async () => {
    const eid = await buildHoliday(test.db);
    const lesson = await buildLessonAt(test.db, "2027-01-13T10:00:00Z");
    const answer = await staff.patch(eid.url, { starts_on: "2027-01-11", ends_on: "2027-01-13" });
    expect(answer.json()).toMatchObject({ starts_on: "2027-01-11", lesson_count: 1 });
    expect((await sessionOf(test.db, lesson)).status).toBe("Scheduled");
    expect(await auditOfHoliday(test.db, eid)).toEqual([
      {
        kind: "shift-holiday",
        payload: { changed: ["startsOn", "endsOn"], cancelled: 0, uncovered: 0 },
      },
    ]);
  });

  it("once confirmed cancels what it covers anew, and counts what it no longer covers", async () => {
    const eid = await buildHoliday(test.db);
    const first = await buildLessonAt(test.db, "2027-01-10T10:00:00Z");
    const last = await buildLessonAt(test.db, "2027-01-13T10:00:00Z");
    await staff.patch(eid.url, { is_confirmed: true });
    expect((await sessionOf(test.db, last)).status).toBe("Scheduled");
    await staff.patch(eid.url, { starts_on: "2027-01-11", ends_on: "2027-01-13" });
    expect(await sessionOf(test.db, last)).toMatchObject({
      status: "Cancelled",
      cancelledBy: "holiday",
    });
    expect(await sessionOf(test.db, first)).toMatchObject({ status: "Cancelled", sequence: 1 });
    expect((await auditOfHoliday(test.db, eid)).at(-1)?.payload).toMatchObject({
      cancelled: 1,
      uncovered: 1,
    });
  });

  it("of Ramadan is possible until it is over, and cancels nothing", async () => {
    const ramadan = await buildHoliday(test.db, { kind: "ramadan", endsOn: "2027-02-08" });
    const lesson = await buildLessonAt(test.db, "2027-01-20T10:00:00Z");
    const confirmed = await staff.patch(ramadan.url, { is_confirmed: true });
    expect(confirmed.json()).toMatchObject({ is_confirmed: true, lesson_count: 0 });
    await goTo(new Date("2027-02-08T18:00:00Z"));
    expect((await staff.patch(ramadan.url, { ends_on: "2027-02-09" })).statusCode).toBe(200);
    expect((await sessionOf(test.db, lesson)).status).toBe("Scheduled");
    await goTo(new Date("2027-02-09T22:00:00Z"));
    expect((await staff.patch(ramadan.url, { ends_on: "2027-02-08" })).statusCode).toBe(409);
  });

  it("is too late once it has begun by the institute's clock", async () => {
    const eid = await buildHoliday(test.db);
    await goTo(new Date("2027-01-09T21:59:59Z"));
    expect((await staff.patch(eid.url, { ends_on: "2027-01-13" })).statusCode).toBe(200);
    await goTo(new Date("2027-01-09T22:00:00Z"));
    const answer = await staff.patch(eid.url, { ends_on: "2027-01-12" });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().detail[0]).toMatch(/has begun or passed/);
  });

  it.each([
    ["an end before the start", { ends_on: "2027-01-09" }, "ends_on"],
    ["a start in the past", { starts_on: "2026-11-20", ends_on: "2026-11-22" }, "starts_on"],
    ["a week and more", { ends_on: "2027-01-17" }, "ends_on"],
    ["a date that is none", { starts_on: "2027-02-30" }, "starts_on"],
    ["a withdrawal", { is_confirmed: false }, "is_confirmed"],
  ])("is refused with %s", async (_name, change, field) => {
    const eid = await buildHoliday(test.db);
    const answer = await staff.patch(eid.url, change);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json())).toEqual([field]);
    expect(await auditOfHoliday(test.db, eid)).toEqual([]);
  });

  it("to where it stands already changes nothing", async () => {
    const eid = await buildHoliday(test.db);
    expect((await staff.patch(eid.url, {})).statusCode).toBe(200);
    expect((await staff.patch(eid.url, { starts_on: eid.startsOn })).statusCode).toBe(200);
    expect(await auditOfHoliday(test.db, eid)).toEqual([]);
  });
});

it("only staff change holidays, and only those there are", async () => {
  const eid = await buildHoliday(test.db);
  const guest = await test.client().patch(eid.url, { is_confirmed: true });
  expect([guest.statusCode, guest.json()]).toEqual([401, SIGN_IN_FIRST]);
  for (const build of [buildTeacher, buildStudent, buildParent]) {
    const client = await signedIn(test, await build(test.db));
    expect((await client.patch(eid.url, { is_confirmed: true })).statusCode).toBe(403);
  }
  for (const id of ["11111111-1111-4111-8111-111111111111", "1"]) {
    const answer = await staff.patch(`/api/staff/holidays/${id}/`, { is_confirmed: true });
    expect([answer.statusCode, answer.json()]).toEqual([404, NOT_FOUND]);
  }
  expect(await auditOfHoliday(test.db, eid)).toEqual([]);
});
