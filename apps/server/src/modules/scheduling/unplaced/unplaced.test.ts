import { afterEach, describe, expect, it } from "vitest";

import { buildFamily, buildOpenTeacher } from "../../../../test/booking-scene.ts";
import { buildSession, buildStaff, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { buildSeries } from "../../../../test/series.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { extendSeries } from "../bookings/extend-series.job.ts";
import { series } from "../tables/series.ts";
import { sessions } from "../tables/sessions.ts";

const test = await startTestApp();
const { db, services } = test;
const log = { info: () => {}, warn: () => {}, error: () => {} };
const URL = "/api/staff/unplaced/";

afterEach(async () => {
  test.clock.set(TEST_NOW);
  await db.delete(sessions);
  await db.delete(series);
});

/** Tuesdays at 18:00 in Paris, where the teacher has another lesson on 8 December: two clocks have brought them together. */
async function clash() {
  const teacher = await buildOpenTeacher(db);
  const { child: student } = await buildFamily(db);
  const { child: other } = await buildFamily(db);
  await buildSession(db, {
    teacher,
    students: [other],
    startsAt: new Date("2026-12-08T17:00:00Z"),
  });
  const hours = { lengthMinutes: 60, startsOn: "2026-11-03", extendedUntil: "2026-11-20" };
  const row = await buildSeries(db, { teacher, student, ...hours });
  await extendSeries({ ...services, log });
  return { teacher, student, row };
}

const listed = async () => (await (await signedIn(test, await buildStaff(db))).get(URL)).json();
const counted = async () => {
  const { tasks } = (
    await (await signedIn(test, await buildStaff(db))).get("/api/staff-home/")
  ).json();
  return tasks.find(({ task }: { task: string }) => task === "unplaced")?.count ?? 0;
};

describe("weekly lessons that found no place", () => {
  it("are listed with whose they are, the hour and what stood against it, and counted at home", async () => {
    const { teacher, student, row } = await clash();
    expect(await listed()).toEqual([
      {
        series_id: row.id,
        teacher: { id: teacher.id, name: teacher.name, time_zone: teacher.timeZone },
        students: [{ id: student.id, name: student.name }],
        starts_at: "2026-12-08T17:00:00.000Z",
        ends_at: "2026-12-08T18:00:00.000Z",
        state: "teacher_busy",
        time_zone: "Africa/Cairo",
      },
    ]);
    expect(await counted()).toBe(1);
  });

  it("are settled by another hour near it, and not by a lesson of another week or one that is cancelled", async () => {
    const { teacher, student } = await clash();
    const book = (day: string, status: "Scheduled" | "Cancelled" = "Scheduled") =>
      buildSession(db, {
        teacher,
        students: [student],
        startsAt: new Date(`2026-12-${day}T12:00:00Z`),
        status,
      });
    await book("22");
    await book("10", "Cancelled");
    expect(await listed()).toHaveLength(1);
    await book("09");
    expect(await listed()).toEqual([]);
    expect(await counted()).toBe(0);
  });

  it("are gone when their day is over", async () => {
    await clash();
    test.clock.set(new Date("2026-12-09T12:00:00Z"));
    expect(await listed()).toEqual([]);
  });

  it("are for staff who decide about lessons", async () => {
    const client = await signedIn(test, await buildTeacher(db));
    expect((await client.get(URL)).statusCode).toBe(403);
  });
});
