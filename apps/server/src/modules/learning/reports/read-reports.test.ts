import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { buildFamily } from "../../../../test/booking-scene.ts";
import {
  buildEnrolment,
  buildParent,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import {
  buildHeldLesson,
  buildReportScene,
  hoursAgo,
  type ReportScene,
  send,
} from "../../../../test/report-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { sessionReports } from "../tables/session-reports.ts";
import { findLastReports } from "./find-last-reports.ts";
import { findLastGrades } from "./queries.ts";

const test = await startTestApp();
const { db } = test;
const DAY = 24;

const NOTE = "never for a family: qzx-71";

async function writeReport(
  { teacher, child, desk }: Pick<ReportScene, "teacher" | "child" | "desk">,
  hours: number,
  change: object = {},
) {
  const lesson = { teacher, children: [child] };
  const { reportIds } = await buildHeldLesson(db, lesson, hoursAgo(hours));
  const [id = ""] = reportIds;
  const answer = await send(desk, id, { internal_note: NOTE, ...change });
  expect(answer.statusCode).toBe(200);
  return id;
}

/** A second teacher of the same child, with a report of their own. */
async function elsewhere({ child }: ReportScene, hours: number, change: object) {
  const teacher = await buildTeacher(db);
  const desk = await signedIn(test, teacher);
  return { desk, id: await writeReport({ teacher, child, desk }, hours, change) };
}

describe("a report", () => {
  it("is new for each of the family until they have read it, and again once it is corrected", async () => {
    const scene = await buildReportScene(test);
    const { desk, family, pupil, office } = scene;
    const id = await writeReport(scene, 3);
    const url = `/api/reports/${id}/`;
    const newFor = async (browser: typeof desk) => (await browser.get(url)).json().is_new;
    expect([await newFor(family), await newFor(pupil)]).toEqual([true, true]);
    expect([await newFor(desk), await newFor(office)]).toEqual([false, false]);
    test.clock.advance(60_000);
    for (const browser of [family, desk, office, family]) {
      const read = await browser.post(`${url}read/`);
      expect(read.json()).toMatchObject({ id, is_new: false });
    }
    expect([await newFor(family), await newFor(pupil)]).toEqual([false, true]);
    test.clock.advance(60_000);
    await send(desk, id, { message: "Corrected", version: 1 });
    expect(await newFor(family)).toBe(true);
    test.clock.set(TEST_NOW);
  });

  it("is found by those whom it is about and by staff, and by nobody else", async () => {
    const scene = await buildReportScene(test);
    const { family, pupil, desk, office } = scene;
    const id = await writeReport(scene, 3);
    const other = await buildReportScene(test);
    // Of another family, in the same hours of the same teacher; and a colleague who teaches the pupil too.
    const neighbours = await buildFamily(db);
    await buildHeldLesson(
      db,
      { teacher: scene.teacher, children: [neighbours.child] },
      hoursAgo(9),
    );
    const colleague = await buildTeacher(db);
    await buildEnrolment(db, colleague, scene.child);
    const strangers = [
      other.desk,
      other.family,
      other.pupil,
      await signedIn(test, neighbours.parent),
      await signedIn(test, neighbours.child),
      await signedIn(test, colleague),
    ];
    for (const browser of [family, pupil, desk, office]) {
      expect((await browser.get(`/api/reports/${id}/`)).statusCode).toBe(200);
    }
    for (const browser of strangers) {
      expect((await browser.get(`/api/reports/${id}/`)).statusCode).toBe(404);
      expect((await browser.post(`/api/reports/${id}/read/`)).statusCode).toBe(404);
      const versions = await browser.get(`/api/reports/${id}/versions/`);
      expect([403, 404]).toContain(versions.statusCode);
    }
    for (const browser of [family, pupil]) {
      expect((await browser.get(`/api/reports/${id}/versions/`)).statusCode).toBe(403);
    }
  });

  it("is not found before it is sent, a draft of it never by the family", async () => {
    const scene = await buildReportScene(test);
    const lesson = { teacher: scene.teacher, children: [scene.child] };
    const { reportIds } = await buildHeldLesson(db, lesson);
    const [id = ""] = reportIds;
    await scene.desk.put(`/api/reports/${id}/draft/`, { message: "not yet" });
    for (const browser of [scene.family, scene.pupil, scene.desk, scene.office]) {
      expect((await browser.get(`/api/reports/${id}/`)).statusCode).toBe(404);
      expect((await browser.post(`/api/reports/${id}/read/`)).statusCode).toBe(404);
      expect((await browser.get(`/api/reports/${id}/versions/`)).statusCode).not.toBe(200);
      const list = await browser.get(`/api/students/${scene.child.id}/reports/`);
      expect(list.json()).toEqual({ reports: [], page: 1, pages: 1, total: 0 });
    }
  });

  it("brings its internal note to nobody of the family", async () => {
    const scene = await buildReportScene(test);
    const id = await writeReport(scene, 3);
    await send(scene.desk, id, { version: 1, grade: "Average", internal_note: `${NOTE} again` });
    await scene.desk.put(`/api/reports/${id}/draft/`, { internal_note: NOTE });
    const at = `/api/students/${scene.child.id}`;
    const addresses = [
      `/api/reports/${id}/`,
      `${at}/reports/`,
      `${at}/progress/`,
      "/api/sessions/?from=2026-11-20T00:00:00Z&to=2026-11-22T00:00:00Z",
      "/api/time-slots/user_sessions/",
      "/api/children/",
    ];
    for (const browser of [scene.family, scene.pupil]) {
      for (const address of addresses) {
        expect((await browser.get(address)).body).not.toContain("qzx-71");
      }
      expect((await browser.post(`/api/reports/${id}/read/`)).body).not.toContain("qzx-71");
    }
    expect((await scene.desk.get(`/api/reports/${id}/`)).body).not.toContain("qzx-71");
    expect((await scene.desk.get(`/api/reports/${id}/versions/`)).body).toContain("qzx-71");
  });
});

describe("the reports on a pupil", () => {
  it("come the newest lesson first, ten a page, a teacher's own alone to that teacher", async () => {
    const scene = await buildReportScene(test);
    for (let day = 1; day <= 11; day += 1) await writeReport(scene, day * DAY);
    const other = await elsewhere(scene, 12, {});
    const url = `/api/students/${scene.child.id}/reports/`;
    const first = (await scene.family.get(url)).json();
    expect(first).toMatchObject({ page: 1, pages: 2, total: 12 });
    expect(first.reports).toHaveLength(10);
    expect(first.reports[0]).toMatchObject({ id: other.id, is_new: true });
    const last = (await scene.pupil.get(`${url}?page=9`)).json();
    expect(last).toMatchObject({ page: 2, total: 12 });
    expect(last.reports.map((one: { starts_at: string }) => one.starts_at)).toEqual([
      hoursAgo(10 * DAY).toISOString(),
      hoursAgo(11 * DAY).toISOString(),
    ]);
    expect((await scene.desk.get(url)).json().total).toBe(11);
    expect((await other.desk.get(url)).json().total).toBe(1);
    expect((await scene.office.get(url)).json().total).toBe(12);
    expect((await scene.family.get(`${url}?page=0`)).statusCode).toBe(400);
  });

  it("are for the family, their teachers and staff", async () => {
    const { child } = await buildReportScene(test);
    const outside = await buildReportScene(test);
    const strangers = [outside.desk, outside.family, outside.pupil];
    for (const part of ["reports", "progress"]) {
      for (const browser of strangers) {
        expect((await browser.get(`/api/students/${child.id}/${part}/`)).statusCode).toBe(404);
      }
      const nobody = `/api/students/${crypto.randomUUID()}/${part}/`;
      expect((await outside.desk.get(nobody)).statusCode).toBe(404);
    }
    const unknown = `/api/students/${outside.teacher.id}/progress/`;
    expect((await outside.office.get(unknown)).statusCode).toBe(404);
  });
});

describe("progress", () => {
  it("adds up a year by weeks, the teacher's own alone to a teacher", async () => {
    const scene = await buildReportScene(test);
    const { child, family, desk } = scene;
    const url = `/api/students/${child.id}/progress/`;
    expect((await family.get(url)).json()).toEqual({
      student: { id: child.id, name: child.name, age: 9 },
      performance: null,
      performance_reports: 0,
      attendance: { present: 0, late: 0, absent: 0 },
      weeks: [],
      suras: [],
      strengths: [],
      to_work_on: [],
    });
    await writeReport(scene, 400 * DAY, { strengths: ["Old"] });
    await writeReport(scene, 9 * DAY, { grade: "Excellent", attendance: "late" });
    await writeReport(scene, 2, { attendance: "absent", grade: null, strengths: [] });
    await elsewhere(scene, 3, { grade: "Average", covered: [{ kind: "pages", from: 3, to: 4 }] });
    const seen = (await family.get(url)).json();
    expect(seen).toMatchObject({
      performance: "Good",
      performance_reports: 3,
      attendance: { present: 1, late: 1, absent: 1 },
      // Learned more than a year ago: it is not learned again.
      suras: [{ sura: 112, learned: 4, ayat: 4 }],
      strengths: [{ word: "Belle voix", count: 2 }],
    });
    expect(seen.weeks).toEqual([
      expect.objectContaining({ week: "2026-11-07", late: 1, grade: 3, ayat: 0 }),
      expect.objectContaining({ week: "2026-11-14", present: 0, grade: null }),
      expect.objectContaining({ week: "2026-11-21", present: 1, absent: 1, grade: 1, pages: 2 }),
    ]);
    expect((await desk.get(url)).json()).toMatchObject({
      performance: "Excellent",
      performance_reports: 2,
      attendance: { present: 0, late: 1, absent: 1 },
    });
  });
});

describe("what other features ask of many pupils at once", () => {
  it("is the last grades and the report on the newest lesson", async () => {
    const one = await buildReportScene(test);
    const two = await buildReportScene(test);
    const none = await buildStudent(db);
    for (const [hours, grade] of [
      [90, "Average"],
      [60, "Excellent"],
    ] as const) {
      await writeReport(one, hours, { grade });
      test.clock.advance(1000);
    }
    const missed = await writeReport(one, 30, { attendance: "absent", grade: null });
    test.clock.advance(1000);
    // Written last, about an earlier lesson.
    await writeReport(one, 120, { grade: "Good" });
    const other = await elsewhere(one, 200, { grade: "Average" });
    await writeReport(two, 60, { grade: "Excellent" });
    const ids = [one.child.id, two.child.id, none.id, one.child.id];
    const grades = await findLastGrades(db, ids, one.teacher.id);
    expect([...grades]).toEqual([[one.child.id, ["Good", "Excellent", "Average"]]]);
    expect((await findLastGrades(db, ids)).get(one.child.id)).toHaveLength(4);
    const parent = await buildParent(db, [one.child, two.child]);
    const last = await findLastReports(
      db,
      { id: parent.id, roles: new Set(["guardian"] as const) },
      ids,
    );
    expect([...last.keys()].toSorted()).toEqual([one.child.id, two.child.id].toSorted());
    expect(last.get(one.child.id)).toMatchObject({ id: missed, is_new: true });
    expect(other.id).not.toBe(missed);
    expect(
      (await findLastReports(db, { id: parent.id, roles: new Set(["guardian"] as const) }, []))
        .size,
    ).toBe(0);
    test.clock.set(TEST_NOW);
  });

  it("counts eight grades, also of the time before contents", async () => {
    const { teacher, child } = await buildReportScene(test);
    for (let day = 1; day <= 10; day += 1) {
      const lesson = { teacher, children: [child] };
      const { reportIds } = await buildHeldLesson(db, lesson, hoursAgo(day * DAY));
      await db
        .update(sessionReports)
        .set({ submittedAt: hoursAgo(day * DAY - 2), grade: day > 8 ? "Average" : "Good" })
        .where(eq(sessionReports.id, reportIds[0] ?? ""));
    }
    const grades = await findLastGrades(db, [child.id]);
    expect(grades.get(child.id)).toEqual(Array(8).fill("Good"));
  });
});
