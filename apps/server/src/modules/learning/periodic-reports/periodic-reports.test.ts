import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { buildFamily, buildOpenTeacher } from "../../../../test/booking-scene.ts";
import { errorMapOf } from "../../../../test/error-map.ts";
import { signedIn } from "../../../../test/factories.ts";
import { buildHeldLesson, buildReportScene, send } from "../../../../test/report-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { findMemoryInPeriod } from "../../memory/reviews/find-memory-in-period.ts";
import { notifications } from "../../notifications/tables/notifications.ts";
import { students } from "../../people/tables/students.ts";
import { periodicReports } from "../tables/periodic-reports.ts";
import { sessionReports } from "../tables/session-reports.ts";
import { draftPeriodicReports } from "./draft-periodic-reports.job.ts";

const test = await startTestApp();
const { db } = test;
const LIST = "/api/periodic-reports/";
const draft = () =>
  draftPeriodicReports({ ...test.services, log: console, findMemory: findMemoryInPeriod });

beforeEach(async () => {
  test.clock.set(TEST_NOW);
  await db.delete(periodicReports);
  await db.delete(notifications);
  await db.delete(sessionReports);
});

/** Lessons at these instants, each with a report that was sent. */
async function taught(...instants: string[]) {
  const scene = await buildReportScene(test);
  for (const instant of instants) {
    const { reportIds } = await buildHeldLesson(
      db,
      { teacher: scene.teacher, children: [scene.child] },
      new Date(instant),
    );
    await send(scene.desk, reportIds[0] ?? "", {
      internal_note: "Between us alone",
      message: `Séance du ${instant.slice(0, 10)}`,
    });
  }
  return scene;
}

/** A report of the third quarter of 2026, in the state that is asked for. */
async function drafted(state: "draft" | "submitted" | "approved" = "draft") {
  const scene = await taught("2026-07-10T15:00:00Z", "2026-09-20T15:00:00Z");
  await draft();
  const [{ id = "" } = {}] = await db.select().from(periodicReports);
  const at = `${LIST}${id}/`;
  if (state !== "draft") await submit(scene.desk, at);
  if (state === "approved") await scene.office.post(`${at}approve/`);
  return { ...scene, id, at };
}

const TEXT = { summary: "Un beau trimestre", strengths: "La voix", next_steps: "Les lettres" };
type Scene = Awaited<ReturnType<typeof buildReportScene>>;

const submit = (desk: Scene["desk"], at: string, version = 1) =>
  desk.post(`${at}submit/`, { text: TEXT, version });

async function toldOf(userId: string) {
  const rows = await db.select().from(notifications).where(eq(notifications.userId, userId));
  return rows.filter(({ event }) => event.startsWith("periodic"));
}

describe("the round that drafts", () => {
  it("drafts the quarter that ended from its reports, and tells the teacher; twice is once", async () => {
    const { teacher, child } = await taught(
      "2026-06-30T15:00:00Z",
      "2026-07-10T15:00:00Z",
      "2026-09-20T15:00:00Z",
      "2026-10-02T15:00:00Z",
    );
    expect(await draft()).toBe(1);
    expect(await draft()).toBe(0);
    const rows = await db.select().from(periodicReports);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      studentId: child.id,
      teacherId: teacher.id,
      periodStart: "2026-07-01",
      periodEnd: "2026-09-30",
      status: "draft",
      figures: {
        lessons: 2,
        minutes: 120,
        performance: "Good",
        attendance: { present: 2, late: 0, absent: 0 },
        suras: [{ sura: 112, learned: 4, ayat: 4 }],
        strengths: [{ word: "Belle voix", count: 2 }],
      },
      text: {
        summary: "Séance du 2026-09-20",
        strengths: "– Belle voix",
        next_steps: "– Lettres emphatiques",
      },
    });
    expect(await toldOf(teacher.id)).toMatchObject([
      {
        event: "periodic-report-due",
        path: `/periodic-reports/${rows[0]?.id}`,
        params: { student: child.name, from: "2026-07-01", to: "2026-09-30" },
      },
    ]);
  });

  it("run twice at once drafts once", async () => {
    await taught("2026-08-10T15:00:00Z");
    const counts = await Promise.all([draft(), draft()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(1);
  });

  it("counts a lesson to the quarter of its day at the institute", async () => {
    await taught("2026-09-30T21:30:00Z");
    expect(await draft()).toBe(0);
    await taught("2026-09-30T20:30:00Z");
    expect(await draft()).toBe(1);
  });

  it("leaves out who was 16 when the quarter ended, and quarters without a lesson", async () => {
    const { child, desk } = await taught("2026-08-10T15:00:00Z");
    const declare = (ageDeclared: number, ageDeclaredOn: string) =>
      db.update(students).set({ ageDeclared, ageDeclaredOn }).where(eq(students.userId, child.id));
    await declare(15, "2025-09-30");
    expect(await draft()).toBe(0);
    await declare(15, "2025-10-01");
    expect(await draft()).toBe(1);
    test.clock.set(new Date("2026-08-01T10:00:00Z"));
    expect(await draft()).toBe(0);
    expect((await desk.get(LIST)).json().total).toBe(1);
  });
});

describe("the way to the parents", () => {
  it("goes from the teacher over staff to the parents, who are told once", async () => {
    const { desk, office, family, parent, at, id } = await drafted();
    const saved = await desk.put(at, { text: { ...TEXT, summary: "Presque" }, version: 1 });
    expect(saved.json()).toMatchObject({ status: "draft", version: 2 });
    expect((await family.get(at)).statusCode).toBe(404);
    expect((await submit(desk, at, 2)).json()).toMatchObject({ status: "submitted", text: TEXT });
    expect((await office.get(LIST)).json().reports).toMatchObject([{ id, status: "submitted" }]);
    const approved = await office.post(`${at}approve/`);
    expect(approved.json()).toMatchObject({
      status: "approved",
      approved_at: TEST_NOW.toISOString(),
    });
    expect((await office.post(`${at}approve/`)).statusCode).toBe(409);
    expect(await toldOf(parent.id)).toMatchObject([{ event: "periodic-report-ready" }]);
    const read = await family.get(at);
    expect(read.json()).toMatchObject({ is_new: true, text: TEXT, return_note: "" });
    expect(read.body).not.toContain("Between us alone");
    expect((await family.post(`${at}read/`)).json().is_new).toBe(false);
    expect((await family.get(LIST)).json().reports).toMatchObject([{ id, is_new: false }]);
  });

  it("leads back to the teacher with the reason, which no parent reads", async () => {
    const { desk, office, family, teacher, at } = await drafted("submitted");
    const returned = await office.post(`${at}return/`, { note: "Précisez la suite" });
    expect(returned.json()).toMatchObject({ status: "draft", return_note: "Précisez la suite" });
    expect(await toldOf(teacher.id)).toHaveLength(2);
    expect((await submit(desk, at, 3)).statusCode).toBe(200);
    await office.post(`${at}approve/`);
    expect((await family.get(at)).body).not.toContain("Précisez");
  });

  it("refuses what another window has changed, and what is no longer a draft", async () => {
    const { desk, at } = await drafted();
    expect((await desk.put(at, { text: TEXT, version: 1 })).statusCode).toBe(200);
    const late = await desk.put(at, { text: TEXT, version: 1 });
    expect([late.statusCode, errorMapOf(late).detail]).toEqual([
      409,
      [expect.stringContaining("another window")],
    ]);
    await submit(desk, at, 2);
    expect((await desk.put(at, { text: TEXT, version: 3 })).statusCode).toBe(409);
    expect((await submit(desk, at, 3)).statusCode).toBe(409);
  });

  it("names every fault of a text", async () => {
    const { desk, office, at } = await drafted();
    const faulty = { summary: "x".repeat(4001), strengths: 3, next_steps: "\u0000" };
    const answer = await desk.put(at, { text: faulty });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(errorMapOf(answer))).toEqual(expect.arrayContaining(["version"]));
    const empty = { text: { ...TEXT, summary: " " }, version: 1 };
    expect((await desk.post(`${at}submit/`, empty)).statusCode).toBe(400);
    expect((await desk.put(at, empty)).statusCode).toBe(200);
    expect((await office.post(`${at}return/`, { note: " " })).statusCode).toBe(400);
    expect((await office.get(`${LIST}?status=gone`)).statusCode).toBe(400);
  });
});

describe("who else asks", () => {
  it("finds nothing: pupil, other parents, other teachers, guests", async () => {
    const { at, pupil } = await drafted("approved");
    const other = await buildFamily(db);
    const outsiders = [
      pupil,
      await signedIn(test, other.parent),
      await signedIn(test, await buildOpenTeacher(db)),
    ];
    for (const browser of outsiders) {
      expect((await browser.get(at)).statusCode).toBe(404);
      expect((await browser.post(`${at}read/`)).statusCode).toBe(404);
      expect((await browser.get(LIST)).json()).toMatchObject({ total: 0, reports: [] });
      expect([403, 404]).toContain((await submit(browser, at)).statusCode);
      expect((await browser.post(`${at}approve/`)).statusCode).toBe(403);
      expect((await browser.post(`${at}return/`, { note: "no" })).statusCode).toBe(403);
    }
    expect((await test.client().get(at)).statusCode).toBe(401);
    expect((await test.client().get(LIST)).statusCode).toBe(401);
  });

  it("may not do the other's part: staff write nothing, a teacher approves nothing", async () => {
    const { at, desk, office } = await drafted("submitted");
    expect((await submit(office, at)).statusCode).toBe(403);
    expect((await desk.post(`${at}approve/`)).statusCode).toBe(403);
  });
});
