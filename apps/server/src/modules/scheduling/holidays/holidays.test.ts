import { asc } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import {
  buildParent,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { holidays } from "../tables/holidays.ts";
import { proposeHolidays } from "./propose-holidays.job.ts";

const test = await startTestApp();

beforeEach(async () => {
  test.clock.set(TEST_NOW);
  await test.db.delete(holidays);
});

function stored() {
  return test.db.select().from(holidays).orderBy(asc(holidays.startsOn));
}

describe("proposing holidays", () => {
  it("writes those of eighteen months from the Umm al-Qura calendar, unconfirmed", async () => {
    expect(await proposeHolidays(test.services)).toBe(6);
    const rows = (await stored()).map(({ kind, hijriYear, startsOn, endsOn, confirmedAt }) => [
      kind,
      hijriYear,
      startsOn,
      endsOn,
      confirmedAt,
    ]);
    expect(rows).toEqual([
      ["ramadan", 1448, "2027-02-08", "2027-03-08", null],
      ["eid_al_fitr", 1448, "2027-03-09", "2027-03-11", null],
      ["eid_al_adha", 1448, "2027-05-16", "2027-05-19", null],
      ["ramadan", 1449, "2028-01-28", "2028-02-25", null],
      ["eid_al_fitr", 1449, "2028-02-26", "2028-02-28", null],
      ["eid_al_adha", 1449, "2028-05-05", "2028-05-08", null],
    ]);
  });

  it("has one effect when it runs twice, and goes on where the months do", async () => {
    await proposeHolidays(test.services);
    const before = await stored();
    expect(await proposeHolidays(test.services)).toBe(0);
    expect(await stored()).toEqual(before);
    test.clock.advance(300 * 86_400_000);
    expect(await proposeHolidays(test.services)).toBe(2);
    expect((await stored()).at(-1)).toMatchObject({ kind: "eid_al_fitr", hijriYear: 1450 });
  });

  it("never overwrites what staff have set", async () => {
    await proposeHolidays(test.services);
    const [, eid] = await stored();
    const staff = await signedIn(test, await buildStaff(test.db));
    const dates = { starts_on: "2027-03-10", ends_on: "2027-03-12", is_confirmed: true };
    expect((await staff.patch(`/api/staff/holidays/${eid?.id}/`, dates)).statusCode).toBe(200);
    expect(await proposeHolidays(test.services)).toBe(0);
    expect((await stored())[1]).toMatchObject({
      startsOn: "2027-03-10",
      endsOn: "2027-03-12",
      confirmedAt: TEST_NOW,
    });
  });
});

describe("reading holidays", () => {
  it("everyone signed in sees the coming year's, and no count of lessons", async () => {
    await proposeHolidays(test.services);
    const teacher = await buildTeacher(test.db);
    await buildSession(test.db, { teacher, startsAt: new Date("2027-03-10T10:00:00Z") });
    const readers = [
      teacher,
      await buildStudent(test.db),
      await buildParent(test.db),
      await buildStaff(test.db),
    ];
    for (const reader of readers) {
      const answer = await (await signedIn(test, reader)).get("/api/holidays/");
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toHaveLength(3);
      expect(answer.json()[1]).toEqual({
        id: expect.any(String),
        kind: "eid_al_fitr",
        hijri_year: 1448,
        starts_on: "2027-03-09",
        ends_on: "2027-03-11",
        is_confirmed: false,
        lesson_count: 0,
      });
    }
  });

  it("one under way is still there on its last day by the institute's clock", async () => {
    await test.db.insert(holidays).values({
      kind: "eid_al_fitr",
      hijriYear: 1448,
      startsOn: "2027-03-09",
      endsOn: "2027-03-11",
    });
    const staff = await buildStaff(test.db);
    for (const [now, count] of [
      ["2027-03-11T21:59:00Z", 1],
      ["2027-03-11T22:00:00Z", 0],
    ] as const) {
      test.clock.set(new Date(now));
      const client = await signedIn(test, staff);
      expect((await client.get("/api/holidays/")).json()).toHaveLength(count);
    }
  });

  it("staff see eighteen months with the lessons that each would cancel", async () => {
    await proposeHolidays(test.services);
    const teacher = await buildTeacher(test.db);
    await buildSession(test.db, { teacher, startsAt: new Date("2027-05-17T10:00:00Z") });
    // In Ramadan there are lessons.
    await buildSession(test.db, { teacher, startsAt: new Date("2027-02-20T10:00:00Z") });
    const answer = await (
      await signedIn(test, await buildStaff(test.db))
    ).get("/api/staff/holidays/");
    const counts = answer
      .json()
      .map((row: { kind: string; lesson_count: number }) => [row.kind, row.lesson_count]);
    expect(counts).toEqual([
      ["ramadan", 0],
      ["eid_al_fitr", 1],
      ["eid_al_adha", 1],
      ["ramadan", 0],
      ["eid_al_fitr", 0],
      ["eid_al_adha", 0],
    ]);
  });

  it("is refused to guests, and the staff's list to everyone else", async () => {
    for (const url of ["/api/holidays/", "/api/staff/holidays/"]) {
      const guest = await test.client().get(url);
      expect([guest.statusCode, guest.json()]).toEqual([401, SIGN_IN_FIRST]);
    }
    for (const build of [buildTeacher, buildStudent, buildParent]) {
      const client = await signedIn(test, await build(test.db));
      expect((await client.get("/api/staff/holidays/")).statusCode).toBe(403);
    }
  });
});
