import { STAFF_RIGHTS } from "@riwaq/contracts/roles";
import { weekOf } from "@riwaq/domain/time/spans";
import { fateOf, wasOnTime } from "@riwaq/domain/views/figures";
import { and, eq, ne } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { SIGN_IN_FIRST } from "../../../test/error-map.ts";
import {
  buildParent,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../test/factories.ts";
import { buildFiguresWorld, isRegularSince, medianOf } from "../../../test/figures-world.ts";
import { statementsOf } from "../../../test/statements.ts";
import { TEST_NOW, startTestApp } from "../../../test/test-app.ts";
import { staffRights } from "../../modules/identity/tables/user-roles.ts";

const test = await startTestApp();
const { db } = test;
const URL = "/api/staff/figures/week/";
const staff = await signedIn(test, await buildStaff(db));
const week = async () => {
  const answer = await staff.get(URL);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

describe("the week's figures", () => {
  it("are of nothing where there is no lesson", async () => {
    expect(await week()).toEqual({
      // 2026-11-21 is a Saturday.
      from: "2026-11-16",
      until: "2026-11-22",
      time_zone: "Africa/Cairo",
      lessons: { planned: 0, over: 0, given: 0 },
      punctuality: { lessons: 0, on_time: 0 },
      reports: { sent: 0, median_seconds: null },
      trials: { given: 0, regular: 0 },
    });
  });

  it("equal a recount of every row, from Monday to Monday of the institute's clock", async () => {
    const from = new Date("2026-11-14T00:00:00Z");
    const { lessons } = await buildFiguresWorld(db, { from, hours: 240, now: TEST_NOW, seed: 14 });
    const { fromMs, untilMs } = weekOf(TEST_NOW.getTime(), "Africa/Cairo");
    const mine = lessons.filter((one) => fromMs <= one.startsAtMs && one.startsAtMs < untilMs);
    expect(mine.length).toBeLessThan(lessons.length);
    const given = mine.filter(({ counted }) => fateOf(counted) === "given");
    const timed = mine.flatMap(({ counted }) => wasOnTime(counted) ?? []);
    const delays = mine.flatMap(({ reports, endsAtMs }) =>
      reports.flatMap((atMs) => (atMs === null ? [] : [(atMs - endsAtMs) / 1000])),
    );
    const trials = given.filter(({ kind }) => kind === "trial");
    const figures = await week();
    expect(figures).toMatchObject({
      lessons: {
        planned: mine.length,
        over: mine.filter(({ endsAtMs }) => endsAtMs <= TEST_NOW.getTime()).length,
        given: given.length,
      },
      punctuality: { lessons: timed.length, on_time: timed.filter(Boolean).length },
      reports: { sent: delays.length },
      trials: {
        given: trials.length,
        regular: trials.filter((trial) => isRegularSince(trial, lessons)).length,
      },
    });
    expect(figures.reports.median_seconds).toBeCloseTo(medianOf(delays) ?? 0, 6);
    expect(Math.min(given.length, delays.length, trials.length)).toBeGreaterThan(3);
  });

  it("ask the database five times, the sign-in's among them", async () => {
    const statements = await statementsOf(db, week);
    expect(statements).toHaveLength(5);
  });

  it("are for staff who decide about lessons", async () => {
    const guest = await test.client().get(URL);
    expect([guest.statusCode, guest.json()]).toEqual([401, SIGN_IN_FIRST]);
    const without = await buildStaff(db);
    await db
      .delete(staffRights)
      .where(and(eq(staffRights.userId, without.id), eq(staffRights.right, "lessons")));
    const left = await db
      .select()
      .from(staffRights)
      .where(and(eq(staffRights.userId, without.id), ne(staffRights.right, "lessons")));
    expect(left).toHaveLength(STAFF_RIGHTS.length - 1);
    const others = [await buildTeacher(db), await buildStudent(db), await buildParent(db), without];
    for (const other of others) {
      expect((await (await signedIn(test, other)).get(URL)).statusCode).toBe(403);
    }
  });
});
