import { and, asc, eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";

import {
  bookSeries,
  buildScene,
  cancel,
  move,
  type Scene,
  undo,
} from "../../../../test/change-scene.ts";
import { PASSWORD, buildStudent, signedIn } from "../../../../test/factories.ts";
import { joinSeries } from "../../../../test/series.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { persons } from "../../../persons.ts";
import { contextOfRound } from "../../../platform/command.ts";
import { restoreAccount } from "../../identity/account/restore-account.ts";
import { agreements } from "../../people/tables/agreements.ts";
import { followEndedSeries } from "./follow-ended-series.job.ts";

const test = await startTestApp();
const { db, clock } = test;
const FOLLOWING = { scope: "following" };
const MINUTE_MS = 60_000;

afterEach(() => clock.set(TEST_NOW));

type Pair = Pick<Scene, "teacher"> & { child: { id: string } };

/** Lessons a week, and whether it still holds; the oldest first. */
async function agreedBy({ teacher, child }: Pair) {
  const rows = await db
    .select()
    .from(agreements)
    .where(and(eq(agreements.teacherId, teacher.id), eq(agreements.studentId, child.id)))
    .orderBy(asc(agreements.startedAt));
  return rows.map(({ lessonsPerWeek, endedAt }) => [lessonsPerWeek, endedAt === null]);
}

/** Two lessons a week by one series, and one by another that was booked a minute later. */
async function twoSeries() {
  const scene = await buildScene(test, 16);
  const days = [2, 4].map((day_of_week) => ({ day_of_week, time: "18:00" }));
  const twice = await bookSeries(scene, { times: days });
  clock.advance(MINUTE_MS);
  const once = await bookSeries(scene, { times: [{ day_of_week: 5, time: "18:00" }] });
  clock.advance(MINUTE_MS);
  return { ...scene, twice, once };
}

describe("what is agreed by series", () => {
  it("is more with another one, less without it, and as before where that is undone", async () => {
    const scene = await twoSeries();
    const before = [
      [2, false],
      [3, true],
    ];
    expect(await agreedBy(scene)).toEqual(before);
    const answer = await cancel(scene.family, scene.twice.ids[4] ?? "", FOLLOWING);
    const lower = [
      [2, false],
      [3, false],
      [1, true],
    ];
    expect(await agreedBy(scene)).toEqual(lower);
    clock.advance(MINUTE_MS);
    await undo(scene.family, answer.json().change_id);
    expect((await agreedBy(scene)).at(-1)).toEqual([3, true]);
  });

  it("is no weekly lesson any more after the last one, and who learns is still the teacher's", async () => {
    const scene = await twoSeries();
    await cancel(scene.family, scene.once.ids[0] ?? "", FOLLOWING);
    clock.advance(MINUTE_MS);
    await cancel(scene.family, scene.twice.ids[4] ?? "", FOLLOWING);
    expect((await agreedBy(scene)).slice(-2)).toEqual([
      [2, false],
      [null, true],
    ]);
    const listed = (await scene.desk.get("/api/students/")).json();
    expect(listed.map(({ id }: { id: string }) => id)).toContain(scene.child.id);
  });

  it("stays where a series moves, unless it has another number of lessons then", async () => {
    const scene = await twoSeries();
    const before = await agreedBy(scene);
    const moveTo = (days: number[]) => ({
      ...FOLLOWING,
      times: days.map((day_of_week) => ({ day_of_week, time: "17:00" })),
    });
    const answer = await move(scene.desk, scene.twice.ids[4] ?? "", moveTo([2, 4]));
    expect(await agreedBy(scene)).toEqual(before);
    clock.advance(MINUTE_MS);
    await move(scene.desk, answer.json().session_ids[2], moveTo([3]));
    expect((await agreedBy(scene)).at(-1)).toEqual([2, true]);
  });

  it("falls with a series that was booked until a date, the day after, once", async () => {
    const scene = await buildScene(test, 16);
    await bookSeries(scene, { times: [{ day_of_week: 2, time: "18:00" }] });
    clock.advance(MINUTE_MS);
    const other = { times: [{ day_of_week: 4, time: "18:00" }], ends_on: "2026-12-16" };
    await bookSeries(scene, other);
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const follow = () => followEndedSeries({ ...test.services, log });
    clock.set(new Date("2026-12-17T10:00:00Z"));
    expect(await follow()).toBe(0);
    clock.set(new Date("2026-12-18T01:25:00Z"));
    expect([await follow(), await follow()]).toEqual([1, 0]);
    expect(await agreedBy(scene)).toEqual([
      [1, false],
      [2, false],
      [1, true],
    ]);
  });

  it("is lower for each child who is taught in it", async () => {
    const scene = await buildScene(test);
    const friend = await buildStudent(db);
    const { seriesId, ids } = await bookSeries(scene);
    await joinSeries(db, seriesId, friend);
    const friends = { ...scene, child: friend };
    const one = { teacherId: scene.teacher.id, programmeId: scene.teacher.programmeId };
    await db
      .insert(agreements)
      .values({ ...one, studentId: friend.id, lessonsPerWeek: 1, lengthMinutes: 45 });
    clock.advance(MINUTE_MS);
    await cancel(scene.desk, ids[1] ?? "", FOLLOWING);
    for (const pair of [scene, friends]) {
      expect((await agreedBy(pair)).at(-1)).toEqual([null, true]);
    }
  });

  it("comes back with a reopened account as it was left: without the weekly lessons that ended", async () => {
    const scene = await twoSeries();
    const { email } = scene.child;
    const own = await signedIn(test, scene.child);
    await own.post("/api/profile/deletion/", { current_password: PASSWORD });
    expect((await agreedBy(scene)).every(([, isOpen]) => !isOpen)).toBe(true);
    clock.advance(MINUTE_MS);
    const ctx = contextOfRound({ ...test.services, log: { info() {}, warn() {}, error() {} } });
    await restoreAccount(ctx, { email, persons });
    expect((await agreedBy(scene)).filter(([, isOpen]) => isOpen)).toEqual([[null, true]]);
  });
});
