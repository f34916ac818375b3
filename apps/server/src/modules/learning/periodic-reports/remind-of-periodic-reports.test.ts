import { DAY_MS } from "@riwaq/domain/time/civil-date";
import { and, eq } from "drizzle-orm";
import { afterEach, expect, it } from "vitest";

import { buildStaff, signedIn } from "../../../../test/factories.ts";
import { buildHeldLesson, buildReportScene } from "../../../../test/report-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { findMemoryInPeriod } from "../../memory/reviews/find-memory-in-period.ts";
import { notifications } from "../../notifications/tables/notifications.ts";
import { periodicReports } from "../tables/periodic-reports.ts";
import { draftPeriodicReports } from "./draft-periodic-reports.job.ts";
import { remindOfPeriodicReports } from "./remind-of-periodic-reports.job.ts";

const test = await startTestApp();
const { db, services, clock } = test;
const deps = { ...services, log: console };
const scene = await buildReportScene(test);
const { teacher, child } = scene;
const member = await buildStaff(db);
/** Signed in at the hour that it is by now. */
const desk = () => signedIn(test, teacher);
const office = () => signedIn(test, member);

const toldTo = async (userId: string, event: string) =>
  (
    await db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, userId), eq(notifications.event, event)))
  ).length;
const after = async (days: number) => {
  clock.advance(days * DAY_MS);
  return remindOfPeriodicReports(deps);
};
const drafted = async () => {
  await db.delete(periodicReports);
  expect(await draftPeriodicReports({ ...deps, findMemory: findMemoryInPeriod })).toBe(1);
  const [row] = await db.select().from(periodicReports);
  return `/api/periodic-reports/${row?.id}/`;
};

// A lesson of the quarter before, which was held and about which nobody has written.
await buildHeldLesson(db, { teacher, children: [child] }, new Date("2026-09-15T15:00:00Z"));
const TEXT = { summary: "Un beau trimestre", strengths: "", next_steps: "" };

afterEach(() => clock.set(TEST_NOW));

it("a quarter in which no lesson was written about has a draft all the same", async () => {
  const at = await drafted();
  expect((await (await desk()).get(at)).json()).toMatchObject({
    status: "draft",
    student_id: child.id,
    text: { summary: "", strengths: "", next_steps: "" },
  });
});

it("a draft is told of at once, again after a week, and after two to staff; each once", async () => {
  const before = await toldTo(teacher.id, "periodic-report-due");
  await drafted();
  expect(await toldTo(teacher.id, "periodic-report-due")).toBe(before + 1);
  expect(await after(6)).toBe(0);
  expect(await after(1)).toBe(1);
  expect(await after(0)).toBe(0);
  expect(await toldTo(teacher.id, "periodic-report-due")).toBe(before + 2);
  expect(await after(7)).toBe(1);
  expect(await after(30)).toBe(0);
  expect(await toldTo(member.id, "periodic-reports-late")).toBe(1);
});

it("what is submitted is told to staff, and again after a week; what is returned begins anew", async () => {
  const at = await drafted();
  clock.advance(13 * DAY_MS);
  const before = await toldTo(teacher.id, "periodic-report-due");
  await (await desk()).post(`${at}submit/`, { text: TEXT, version: 1 });
  expect(await toldTo(member.id, "periodic-report-submitted")).toBe(1);
  expect(await after(6)).toBe(0);
  expect(await after(1)).toBe(1);
  expect(await toldTo(member.id, "periodic-report-submitted")).toBe(2);
  await (await office()).post(`${at}return/`, { note: "Plus concret" });
  expect(await toldTo(teacher.id, "periodic-report-due")).toBe(before + 1);
  expect(await after(6)).toBe(0);
  expect(await after(1)).toBe(1);
  expect(await toldTo(teacher.id, "periodic-report-due")).toBe(before + 2);
});

it("what is approved waits for nobody", async () => {
  const at = await drafted();
  await (await desk()).post(`${at}submit/`, { text: TEXT, version: 1 });
  expect((await (await office()).post(`${at}approve/`)).statusCode).toBe(200);
  expect(await after(100)).toBe(0);
});
