import type { FigureSums, Figures } from "@riwaq/contracts/views/figures";
import { DAY_MS } from "@riwaq/domain/time/civil-date";
import { fateOf } from "@riwaq/domain/views/figures";
import { and, eq, isNull } from "drizzle-orm";
import { expect, it } from "vitest";

import { buildStaff, signedIn } from "../../../test/factories.ts";
import { buildFiguresWorld, type WorldLesson } from "../../../test/figures-world.ts";
import { statementsOf } from "../../../test/statements.ts";
import { TEST_NOW, startTestApp } from "../../../test/test-app.ts";
import { sessionReports } from "../../modules/learning/tables/session-reports.ts";
import { clearLessonMarks } from "../../modules/scheduling/sessions/clear-lesson-marks.job.ts";
import { lessonMarks } from "../../modules/scheduling/tables/lesson-marks.ts";
import { lessonOutcomes } from "../../modules/scheduling/tables/lesson-outcomes.ts";
import { sessionStudents } from "../../modules/scheduling/tables/session-students.ts";
import { sessions } from "../../modules/scheduling/tables/sessions.ts";
import type { Database } from "../../platform/db/database.ts";
import { countFigures } from "./count-figures.job.ts";

const test = await startTestApp();
const { db } = test;
const staff = await signedIn(test, await buildStaff(db));
const from = new Date("2026-09-02T01:00:00Z");
const world = { from, hours: 120, everyHours: 16, now: TEST_NOW, seed: 5 };
const { lessons, teachers } = await buildFiguresWorld(db, world);

const total = async (): Promise<FigureSums> => {
  const answer = await staff.get("/api/staff/figures/");
  return (answer.json() as Figures).total;
};
const plainly = ({ counted, kind }: WorldLesson) =>
  counted.outcome?.kind === "completed" && fateOf(counted) === "given" && kind !== "trial";
const [corrected, moved, other] = lessons.filter(plainly);
const reported = lessons.find((one) => plainly(one) && one.reports.includes(null));
const booked = lessons.find(({ counted }) => counted.status === "Scheduled");

const say = (on: Database, lesson: WorldLesson | undefined) =>
  on.insert(lessonOutcomes).values({
    sessionId: lesson?.id ?? "",
    version: 3,
    kind: "pupil_absent",
    saidBy: "system",
  });
const isLesson = (lesson: WorldLesson | undefined) => eq(sessions.id, lesson?.id ?? "");

it("figures that were counted are taken from memory, until a lesson changes", async () => {
  const before = await total();
  const counting = async () =>
    (await statementsOf(db, total)).filter((one) => one.includes("lesson_outcomes")).length;
  // Trials alone are asked for at each time.
  expect(await counting()).toBe(1);
  await say(db, corrected);
  expect(await counting()).toBeGreaterThan(1);
  expect(await counting()).toBe(1);
  expect(await total()).toMatchObject({
    lessons: before.lessons,
    given: before.given - 1,
    pupil_absent: before.pupil_absent + 1,
  });
});

it("are counted again before anybody asks, by a round, once", async () => {
  await countFigures(test.services);
  expect(await countFigures(test.services)).toBe(0);
  await db.update(sessions).set({ sequence: 7 }).where(isLesson(other));
  expect(await countFigures(test.services)).toBe(1);
  expect(await countFigures(test.services)).toBe(0);
});

it("follow a report that is sent, and not a draft", async () => {
  const before = await total();
  const owed = and(
    eq(sessionReports.sessionId, reported?.id ?? ""),
    isNull(sessionReports.submittedAt),
  );
  const marks = await db.$count(lessonMarks);
  await db.update(sessionReports).set({ draftSavedAt: TEST_NOW }).where(owed);
  expect(await db.$count(lessonMarks)).toBe(marks);
  const sent = await db
    .update(sessionReports)
    .set({ submittedAt: TEST_NOW, version: 1 })
    .where(owed)
    .returning();
  expect((await total()).reports).toBe(before.reports + sent.length);
  const ids = sent.map(({ id }) => id);
  await db.delete(sessionReports).where(eq(sessionReports.id, ids[0] ?? ""));
  expect((await total()).reports).toBe(before.reports + sent.length - 1);
});

it("follow lessons that are booked, moved, cancelled and removed", async () => {
  const before = await total();
  const cancelled = { status: "Cancelled", cancelledBy: "family", cancelledAt: TEST_NOW } as const;
  await db.update(sessions).set(cancelled).where(isLesson(booked));
  expect((await total()).cancelled_by_family).toBe(before.cancelled_by_family + 1);
  await db.delete(sessionStudents).where(eq(sessionStudents.sessionId, booked?.id ?? ""));
  await db.delete(sessions).where(isLesson(booked));
  expect((await total()).lessons).toBe(before.lessons - 1);
  const longAgo = {
    startsAt: new Date("2020-01-01T10:00Z"),
    endsAt: new Date("2020-01-01T10:30Z"),
  };
  await db.update(sessions).set(longAgo).where(isLesson(moved));
  expect(await total()).toMatchObject({ lessons: before.lessons - 2, given: before.given - 1 });
  const again = { startsAt: new Date("2026-10-01T23:10Z"), endsAt: new Date("2026-10-01T23:40Z") };
  await db.update(sessions).set(again).where(isLesson(moved));
  expect(await total()).toMatchObject({ lessons: before.lessons - 1, given: before.given });
  const teacherId = teachers[0]?.id ?? "";
  await db
    .insert(sessions)
    .values({ teacherId, ...longAgo, startsAt: new Date("2020-01-01T09:50Z") });
  expect((await total()).lessons).toBe(before.lessons - 1);
});

// The embedded database has one connection.
it.runIf(process.env.TEST_DATABASE_URL)(
  "see what was under way when they were counted",
  async () => {
    const before = await total();
    await db.transaction(async (tx) => {
      await say(tx as unknown as Database, other);
      expect((await total()).given).toBe(before.given);
    });
    expect((await total()).given).toBe(before.given - 1);
  },
);

it("marks are cleared when nothing counted is as old, and once", async () => {
  await db.update(lessonMarks).set({ createdAt: TEST_NOW });
  expect(await clearLessonMarks(test.services)).toBe(0);
  const later = {
    ...test.services,
    clock: { now: () => new Date(TEST_NOW.getTime() + 3 * DAY_MS) },
  };
  expect(await clearLessonMarks(later)).toBeGreaterThan(0);
  expect(await clearLessonMarks(later)).toBe(0);
});
