import { asc, count, eq, max } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";

import { buildFamily, buildOpenTeacher } from "../../../../test/booking-scene.ts";
import { buildSession } from "../../../../test/factories.ts";
import { buildSeries } from "../../../../test/series.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { availabilityExceptions } from "../tables/availability-exceptions.ts";
import { seriesStudents } from "../tables/series-students.ts";
import { series } from "../tables/series.ts";
import { sessions } from "../tables/sessions.ts";
import { extendSeries } from "./extend-series.job.ts";

const { db, clock, services } = await startTestApp();
const faults: object[] = [];
const log = {
  info: () => {},
  warn: () => {},
  error: (details: object) => void faults.push(details),
};
const deps = { ...services, log };

afterEach(async () => {
  clock.set(TEST_NOW);
  faults.length = 0;
  await db.delete(sessions);
  await db.delete(series);
});

/** Tuesdays at 18:00 in Paris, written up to 20 November. */
async function weekly(change: Partial<typeof series.$inferInsert> = {}) {
  const teacher = change.teacherId ? { id: change.teacherId } : await buildOpenTeacher(db);
  const { child: student } = await buildFamily(db);
  const hours = { lengthMinutes: 60, startsOn: "2026-11-03", extendedUntil: "2026-11-20" };
  return buildSeries(db, { teacher, student, ...hours, ...change });
}
const datesOf = async (row: { id: string }) =>
  (
    await db
      .select({ on: sessions.seriesOn })
      .from(sessions)
      .where(eq(sessions.seriesId, row.id))
      .orderBy(asc(sessions.startsAt))
  ).map(({ on }) => on);
const skippedOf = async (row: { id: string }) =>
  (await db.select().from(events).where(eq(events.subjectId, row.id))).map(({ kind, payload }) => [
    kind,
    payload,
  ]);

describe("extending the series", () => {
  it("writes twelve weeks ahead, and nothing when done again the same day", async () => {
    const row = await weekly();
    expect(await extendSeries(deps)).toBe(12);
    const dates = await datesOf(row);
    expect([dates[0], dates.at(-1), dates.length]).toEqual(["2026-11-24", "2027-02-09", 12]);
    expect(await extendSeries(deps)).toBe(0);
    clock.set(new Date("2026-11-24T10:00:00Z"));
    expect(await extendSeries(deps)).toBe(1);
    expect((await datesOf(row)).at(-1)).toBe("2027-02-16");
  });

  it("on a day that brings none of its lessons goes on all the same, and that is kept", async () => {
    const row = await weekly();
    await extendSeries(deps);
    const kept = () => db.select().from(events).where(eq(events.kind, "extend-series"));
    const before = (await kept()).length;
    clock.advance(86_400_000);
    expect(await extendSeries(deps)).toBe(0);
    expect(faults).toEqual([]);
    const [after] = await db.select().from(series).where(eq(series.id, row.id));
    expect(after?.extendedUntil).toBe("2027-02-14");
    expect((await kept()).slice(before)).toMatchObject([
      { payload: { until: "2027-02-14", series: 1, occurrences: 0 } },
    ]);
  });

  it("stops at the last day of a series, and leaves those that have ended", async () => {
    const ending = await weekly({ endsOn: "2026-12-01" });
    const ended = await weekly({ endedAt: TEST_NOW });
    expect(await extendSeries(deps)).toBe(2);
    expect(await datesOf(ending)).toEqual(["2026-11-24", "2026-12-01"]);
    expect(await datesOf(ended)).toEqual([]);
    clock.advance(30 * 86_400_000);
    expect(await extendSeries(deps)).toBe(0);
  });

  it("waits while the teacher is not approved, and goes on from there", async () => {
    const row = await weekly();
    const setApproval = (approval: "paused" | "approved") =>
      db.update(teachers).set({ approval }).where(eq(teachers.userId, row.teacherId));
    await setApproval("paused");
    expect(await extendSeries(deps)).toBe(0);
    clock.set(new Date("2026-11-30T10:00:00Z"));
    await setApproval("approved");
    expect(await extendSeries(deps)).toBe(12);
    expect((await datesOf(row))[0]).toBe("2026-12-01");
  });

  it("leaves out an hour that somebody has taken, and says so of the series", async () => {
    const row = await weekly({ endsOn: "2026-12-02" });
    const teacher = { id: row.teacherId };
    await buildSession(db, { teacher, startsAt: new Date("2026-11-24T17:30:00Z") });
    expect(await extendSeries(deps)).toBe(1);
    expect(await datesOf(row)).toEqual(["2026-12-01"]);
    expect(await skippedOf(row)).toEqual([
      ["skip-occurrence", { skipped: [{ on: "2026-11-24", state: "teacher_busy" }] }],
    ]);
  });

  it("keeps an hour that the teacher chose outside her week, but not over her time off", async () => {
    const times = [{ dayOfWeek: 3, minute: 360 }];
    const row = await weekly({ times, endsOn: "2026-12-02" });
    await db.insert(availabilityExceptions).values({
      teacherId: row.teacherId,
      kind: "time_off",
      startsAt: new Date("2026-12-01T00:00:00Z"),
      endsAt: new Date("2026-12-02T00:00:00Z"),
    });
    expect(await extendSeries(deps)).toBe(1);
    expect(await datesOf(row)).toEqual(["2026-11-24"]);
  });

  it("gives an hour that two series of one teacher meet in to the older one", async () => {
    const older = await weekly({ createdAt: new Date("2026-11-01T00:00:00Z") });
    // 19:00 in Cairo is 18:00 in Paris all winter.
    const newer = await weekly({
      teacherId: older.teacherId,
      anchorZone: "Africa/Cairo",
      times: [{ dayOfWeek: 3, minute: 1140 }],
    });
    expect(await extendSeries(deps)).toBe(12);
    expect([(await datesOf(older)).length, (await datesOf(newer)).length]).toEqual([12, 0]);
  });

  it("after a long pause begins today, not in the past", async () => {
    const row = await weekly({ extendedUntil: "2026-06-01", startsOn: "2026-05-01" });
    await extendSeries(deps);
    expect((await datesOf(row))[0]).toBe("2026-11-24");
  });

  it("goes on with all others when one series cannot be extended", async () => {
    const broken = await weekly({ times: [{ dayOfWeek: 9, minute: 1080 }] });
    const rows = [await weekly(), await weekly(), await weekly()];
    expect(await extendSeries(deps)).toBe(36);
    expect(faults).toEqual([{ series: broken.id, name: "Error" }]);
    expect(await datesOf(rows[2] ?? broken)).toHaveLength(12);
  });

  it("does 500 series in batches, and two rounds at once do each only once", async () => {
    const { child } = await buildFamily(db);
    const teacher = await buildOpenTeacher(db);
    // 56 fill the open week; the others want one hour each that is taken by then.
    const rules = await db
      .insert(series)
      .values(
        Array.from({ length: 500 }, (_, index) => ({
          teacherId: teacher.id,
          anchorZone: "Africa/Cairo",
          times: [{ dayOfWeek: index % 7, minute: 840 + (Math.floor(index / 7) % 8) * 60 }],
          lengthMinutes: 60,
          startsOn: "2026-11-03",
          extendedUntil: index < 56 ? "2026-11-21" : "2027-02-06",
          endsOn: index < 56 ? null : "2027-02-07",
        })),
      )
      .returning();
    await db
      .insert(seriesStudents)
      .values(rules.map(({ id }) => ({ seriesId: id, studentId: child.id })));
    const written = await Promise.all([extendSeries(deps), extendSeries(deps)]);
    // Whoever of them is first: every open hour of twelve weeks is written once.
    expect(written[0] + written[1]).toBe(56 * 12);
    const [stored] = await db
      .select({ lessons: count(), last: max(series.extendedUntil) })
      .from(sessions)
      .innerJoin(series, eq(series.id, sessions.seriesId));
    expect(stored).toEqual({ lessons: 56 * 12, last: "2027-02-13" });
    expect(await extendSeries(deps)).toBe(0);
  });
});
