import { ReportContent } from "@riwaq/contracts/learning/reports";
import { and, eq, like } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { newKey } from "../../../../test/booking-scene.ts";
import { errorMapOf } from "../../../../test/error-map.ts";
import { buildStudent } from "../../../../test/factories.ts";
import { link } from "../../../../test/family-links.ts";
import {
  buildHeldLesson,
  buildReportScene,
  hoursAgo,
  send,
  written,
} from "../../../../test/report-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { users } from "../../identity/tables/users.ts";
import { notifications } from "../../notifications/tables/notifications.ts";
import { presenceMarks } from "../../scheduling/tables/presence-marks.ts";
import { reportVersions } from "../tables/report-versions.ts";
import { sessionReports } from "../tables/session-reports.ts";

const test = await startTestApp();
const { db } = test;

async function owed(startsAt = hoursAgo(2)) {
  const scene = await buildReportScene(test);
  const { session, reportIds } = await buildHeldLesson(
    db,
    { teacher: scene.teacher, children: [scene.child] },
    startsAt,
  );
  const [id = ""] = reportIds;
  const form = async () => (await scene.desk.get(`/api/reports/?session=${session.id}`)).json()[0];
  return { ...scene, session, id, form };
}

const reportRow = async (id: string) =>
  (await db.select().from(sessionReports).where(eq(sessionReports.id, id)))[0];
const versionsOf = (id: string) =>
  db.select().from(reportVersions).where(eq(reportVersions.reportId, id));
const toldOf = (id: string) =>
  db
    .select()
    .from(notifications)
    .where(like(notifications.key, `report-ready:${id}:%`));

describe("sending a report", () => {
  it("stores it, tells pupil and parents, and takes it off the pending list", async () => {
    const { desk, id, teacher, child, parent, session } = await owed();
    const answer = await send(desk, id, { internal_note: "Tired of late" });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      id,
      version: 1,
      corrected_at: null,
      is_new: false,
      submitted_at: TEST_NOW.toISOString(),
      content: ReportContent.parse(written()),
    });
    expect(await reportRow(id)).toMatchObject({ version: 1, grade: "Good", attendance: "present" });
    const told = await toldOf(id);
    expect(told.map(({ userId }) => userId).toSorted()).toEqual([child.id, parent.id].toSorted());
    expect(told[0]).toMatchObject({
      event: "report-ready",
      path: `/reports/${id}`,
      params: { student: child.name, teacher: teacher.name, at: session.startsAt.toISOString() },
    });
    expect((await desk.get("/api/teacher-dashboard/")).json().pending_reports).toEqual([]);
    const [entry] = await db
      .select()
      .from(events)
      .where(and(eq(events.subjectId, id), eq(events.kind, "send-report")));
    expect(entry).toMatchObject({ actorId: teacher.id, payload: { version: 1 } });
  });

  it("twice with one key is once; with another key the second is told that it changed", async () => {
    const { desk, id } = await owed();
    const key = newKey();
    const answers = await Promise.all([send(desk, id, {}, key), send(desk, id, {}, key)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0].body).toBe(answers[1].body);
    const late = await send(desk, id);
    expect(late.statusCode).toBe(409);
    expect(errorMapOf(late)).toHaveProperty("detail");
    expect(await versionsOf(id)).toHaveLength(1);
    expect(await toldOf(id)).toHaveLength(2);
  });

  it("from two tabs at once makes one version, and the other tab keeps its draft", async () => {
    const { desk, id, form } = await owed();
    await desk.put(`/api/reports/${id}/draft/`, { homework: "Sourate 112" });
    const answers = await Promise.all([send(desk, id), send(desk, id, { homework: "Other" })]);
    const codes = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(codes).toEqual([200, 409]);
    expect(await versionsOf(id)).toHaveLength(1);
    await desk.put(`/api/reports/${id}/draft/`, { homework: "Once more", version: 1 });
    expect((await send(desk, id, { homework: "Late" })).statusCode).toBe(409);
    expect((await form()).draft).toEqual({ homework: "Once more", version: 1 });
  });

  it("keeps what a correction replaced, and tells the family again", async () => {
    const { desk, office, id } = await owed();
    await send(desk, id, { internal_note: "First note" });
    test.clock.advance(60_000);
    const second = await send(desk, id, { grade: "Excellent", version: 1, internal_note: "" });
    expect(second.json()).toMatchObject({
      version: 2,
      submitted_at: TEST_NOW.toISOString(),
      corrected_at: test.clock.now().toISOString(),
      content: { grade: "Excellent" },
    });
    expect(await toldOf(id)).toHaveLength(4);
    for (const reader of [desk, office]) {
      const versions = await reader.get(`/api/reports/${id}/versions/`);
      expect(versions.json()).toMatchObject([
        { version: 2, content: { grade: "Excellent" }, internal_note: "" },
        { version: 1, content: { grade: "Good" }, internal_note: "First note" },
      ]);
    }
    const change = db.update(reportVersions).set({ internalNote: "x" });
    await expect(change.where(eq(reportVersions.reportId, id))).rejects.toMatchObject({
      cause: { message: "report_versions are never changed" },
    });
    test.clock.set(TEST_NOW);
  });

  it("again without a change writes nothing, and a new note alone tells nobody", async () => {
    const { desk, id } = await owed();
    await send(desk, id);
    expect((await send(desk, id, { version: 1 })).json()).toMatchObject({ version: 1 });
    const noted = await send(desk, id, { version: 1, internal_note: "Call the parents" });
    expect(noted.json()).toMatchObject({ version: 2 });
    expect(await versionsOf(id)).toHaveLength(2);
    expect(await toldOf(id)).toHaveLength(2);
  });

  it("keeps the grade of a time before versions as the first of them", async () => {
    const { desk, id, form } = await owed();
    await db
      .update(sessionReports)
      .set({ submittedAt: hoursAgo(1), grade: "Average" })
      .where(eq(sessionReports.id, id));
    expect((await desk.get(`/api/reports/${id}/`)).json()).toMatchObject({
      version: 1,
      corrected_at: null,
      content: { attendance: "present", grade: "Average", covered: [], homework: "" },
    });
    expect(await form()).toMatchObject({ version: 0, content: { grade: "Average" } });
    expect((await send(desk, id)).json()).toMatchObject({ version: 2 });
    const versions = (await desk.get(`/api/reports/${id}/versions/`)).json();
    expect(versions.map((one: { content: { grade: string } }) => one.content.grade)).toEqual([
      "Good",
      "Average",
    ]);
  });

  it("says nothing of the lesson to who was absent, neither a grade nor words chosen before", async () => {
    const { desk, id } = await owed();
    const before = { grade: "Good", strengths: ["Tajwid"], to_work_on: ["Voice"] };
    const answer = await send(desk, id, { ...before, attendance: "absent", homework: "Listen" });
    const nothing = { grade: null, covered: [], strengths: [], to_work_on: [] };
    expect(answer.json().content).toMatchObject({ ...nothing, homework: "Listen" });
    expect(await reportRow(id)).toMatchObject({ attendance: "absent", grade: null });
  });

  it.each<[string, object, string]>([
    ["no grade for one who was there", { grade: null }, "grade"],
    ["an unknown grade", { grade: "Perfect" }, "grade"],
    ["no attendance", { attendance: null }, "attendance"],
    ["four strengths", { strengths: ["a", "b", "c", "d"] }, "strengths"],
    ["an empty chip", { to_work_on: [" "] }, "to_work_on"],
    ["too long a message", { message: "x".repeat(2001) }, "message"],
    ["what the database cannot hold", { internal_note: "a\u0000b" }, "internal_note"],
    [
      "an aya that there is not",
      { covered: [{ kind: "ayat", from: { sura: 112, aya: 5 }, to: { sura: 112, aya: 5 } }] },
      "covered",
    ],
    ["pages backwards", { covered: [{ kind: "pages", from: 9, to: 3 }] }, "covered"],
  ])("refuses %s", async (_name, change, field) => {
    const { desk, id } = await refused;
    const answer = await send(desk, id, change);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(errorMapOf(answer)).some((name) => name.startsWith(field))).toBe(true);
  });

  it("is for the teacher of the lesson alone", async () => {
    const { desk, id, pupil, family, office } = await refused;
    const other = await owed();
    for (const browser of [pupil, family, office]) {
      expect((await send(browser, id)).statusCode).toBe(403);
      expect((await browser.put(`/api/reports/${id}/draft/`, {})).statusCode).toBe(403);
    }
    expect((await send(other.desk, id)).statusCode).toBe(404);
    expect((await other.desk.put(`/api/reports/${id}/draft/`, {})).statusCode).toBe(404);
    expect((await desk.post(`/api/reports/${id}/send/`, written())).statusCode).toBe(400);
    expect((await send(desk, crypto.randomUUID())).statusCode).toBe(404);
    expect((await send(desk, "not-an-id")).statusCode).toBe(404);
    expect(await reportRow(id)).toMatchObject({ version: 0, submittedAt: null });
  });
});

const refused = owed();

describe("the form", () => {
  it("keeps what is typed, until it is sent", async () => {
    const { desk, id, form } = await owed();
    const draft = { attendance: "late", homework: "Sourate", covered: [{ kind: "text" }] };
    const saved = await desk.put(`/api/reports/${id}/draft/`, draft);
    expect(saved.json()).toEqual({ saved_at: TEST_NOW.toISOString() });
    expect(await form()).toMatchObject({ draft, content: null, version: 0, submitted_at: null });
    await send(desk, id, { internal_note: "For us" });
    expect(await form()).toMatchObject({ draft: null, version: 1, internal_note: "For us" });
    const late = await desk.put(`/api/reports/${id}/draft/`, { ...draft, version: 0 });
    expect(late.statusCode).toBe(409);
    await desk.put(`/api/reports/${id}/draft/`, { homework: "More", version: 1 });
    expect((await form()).draft).toEqual({ homework: "More", version: 1 });
    await desk.put(`/api/reports/${id}/draft/`, {});
    expect((await form()).draft).toBeNull();
  });

  it.each<[string, unknown]>([
    ["a list", []],
    ["too much", { homework: "x".repeat(20_001) }],
    ["what the database cannot hold", { covered: [{ text: "\ud800" }] }],
    ["depth without end", JSON.parse(`${'{"a":'.repeat(20)}1${"}".repeat(20)}`)],
  ])("refuses as a draft %s", async (_name, draft) => {
    const { desk, id } = await refused;
    expect((await desk.put(`/api/reports/${id}/draft/`, draft)).statusCode).toBe(400);
  });

  it("begins with the attendance that the joins tell, for each pupil", async () => {
    const scene = await buildReportScene(test);
    const [alone, sister] = [await buildStudent(db), await buildStudent(db)];
    await link(db, scene.parent, sister);
    const children = [scene.child, sister, alone];
    const { session } = await buildHeldLesson(db, { teacher: scene.teacher, children });
    const at = (minutes: number) => new Date(session.startsAt.getTime() + minutes * 60_000);
    const join = { sessionId: session.id, kind: "opened" as const };
    await db.insert(presenceMarks).values([
      { ...join, userId: scene.teacher.id, side: "teacher", at: at(-5) },
      { ...join, userId: scene.parent.id, side: "pupil", at: at(6) },
      { ...join, userId: sister.id, side: "pupil", at: at(2) },
    ]);
    const forms = (await scene.desk.get(`/api/reports/?session=${session.id}`)).json();
    const proposed = Object.fromEntries(
      forms.map((form: { student_id: string; proposed_attendance: string }) => [
        form.student_id,
        form.proposed_attendance,
      ]),
    );
    expect(proposed).toEqual({
      [scene.child.id]: "late",
      [sister.id]: "present",
      [alone.id]: "absent",
    });
  });

  it("offers the last report and the teacher's own words, in the family's language", async () => {
    const { desk, id, form, teacher, child, parent } = await owed();
    await db.update(users).set({ language: "fr" }).where(eq(users.id, parent.id));
    for (const [hours, strengths] of [
      [50, ["Tajwid", "Voix"]],
      [90, ["voix"]],
    ] as const) {
      const lesson = { teacher, children: [child] };
      const { reportIds } = await buildHeldLesson(db, lesson, hoursAgo(hours));
      await send(desk, reportIds[0] ?? "", { strengths, homework: `${hours}` });
    }
    const elsewhere = await owed(hoursAgo(30));
    await send(elsewhere.desk, elsewhere.id, { strengths: ["Not mine"] });
    expect(await form()).toMatchObject({
      id,
      family_languages: ["fr"],
      previous: {
        homework: "50",
        held_at: hoursAgo(50).toISOString(),
        covered: [{ kind: "ayat" }],
      },
      suggestions: { strengths: ["Voix", "Tajwid"], to_work_on: ["Lettres emphatiques"] },
    });
  });

  it("is there for one's own lessons only, and empty before a lesson was held", async () => {
    const { session, desk, family, pupil, office } = await refused;
    const url = `/api/reports/?session=${session.id}`;
    expect((await (await owed()).desk.get(url)).statusCode).toBe(404);
    for (const browser of [family, pupil, office]) {
      expect((await browser.get(url)).statusCode).toBe(403);
    }
    await db.delete(sessionReports).where(eq(sessionReports.sessionId, session.id));
    expect((await desk.get(url)).json()).toEqual([]);
    expect((await desk.get("/api/reports/")).statusCode).toBe(400);
  });
});
