import { eq } from "drizzle-orm";
import { expect, it } from "vitest";

import { buildFamily, buildOpenTeacher, newKey } from "../test/booking-scene.ts";
import {
  bookSeries,
  buildLesson,
  buildScene,
  cancel,
  inHours,
  makeUpsOf,
} from "../test/change-scene.ts";
import { buildResource, buildSession, buildStaff, signedIn } from "../test/factories.ts";
import { buildHeldLesson, send, written } from "../test/report-scene.ts";
import { startTestApp } from "../test/test-app.ts";
import type { TestClient } from "../test/test-client.ts";
import { users } from "./modules/identity/tables/users.ts";
import { figuresOf } from "./modules/learning/periodic-reports/presenter.ts";
import { periodicReports } from "./modules/learning/tables/periodic-reports.ts";
import { placements } from "./modules/people/tables/placements.ts";

const test = await startTestApp();
const { db } = test;

const scene = await buildScene(test);
const { teacher, child, parent, family } = scene;
for (const [person, name] of [
  [child, "Safiyya"],
  [parent, "Théodora"],
] as const) {
  await db.update(users).set({ name }).where(eq(users.id, person.id));
}
const lesson = await buildLesson(db, scene, inHours(26));
const cancelled = await buildLesson(db, scene, inHours(50));
const change = (await cancel(family, cancelled.id)).json();
const [makeUp] = await makeUpsOf(db, scene);
const material = await buildResource(db, teacher, [child], { title: "Théodora’s letters" });
const atMaterial = `/api/resources/${material.id}/`;
const held = await buildHeldLesson(db, { teacher, children: [child] });
const report = `/api/reports/${held.reportIds[0]}/`;
await send(scene.desk, held.reportIds[0] ?? "");

const [quarter] = await db
  .insert(periodicReports)
  .values({
    studentId: child.id,
    teacherId: teacher.id,
    periodStart: "2026-07-01",
    periodEnd: "2026-09-30",
    status: "approved",
    approvedAt: test.clock.now(),
    figures: figuresOf([], { from: inHours(-99), until: inHours(-98), zone: "UTC" }),
    text: { summary: "Théodora’s quarter", strengths: "", next_steps: "" },
  })
  .returning();
const [placement] = await db
  .insert(placements)
  .values({
    studentId: child.id,
    sentAt: test.clock.now(),
    answers: [],
    ability: 0,
    error: 1,
    band: "A1.2",
    confidence: "rough",
    skills: [],
  })
  .returning();
const atQuarter = `/api/periodic-reports/${quarter?.id}/`;

// The same teacher's, in the same hours of other days: near, and no part of it.
const neighbours = await buildFamily(db, 16);
await buildSession(db, { teacher, students: [neighbours.child], startsAt: inHours(74) });
const outsiders: Record<string, TestClient> = {
  "another parent": await signedIn(test, neighbours.parent),
  "another student": await signedIn(test, neighbours.child),
  "another teacher": await signedIn(test, await buildOpenTeacher(db)),
};

// The teacher is away while a lesson of the family's is given by somebody else.
const substitute = await buildOpenTeacher(db);
const leave = (
  await scene.office.post("/api/staff/leaves/", {
    teacher_id: teacher.id,
    kind: "leave",
    starts_on: inHours(150).toISOString().slice(0, 10),
    ends_on: inHours(174).toISOString().slice(0, 10),
  })
).json();
const given = await buildLesson(db, scene, inHours(160));
const cover = (
  await scene.office.post(
    "/api/staff/covers/",
    { session_id: given.id, substitute_id: substitute.id, leave_id: leave.id },
    newKey(),
  )
).json();
const atLeave = `/api/staff/leaves/${leave.id}/`;
const wish = { session_id: given.id, substitute_id: substitute.id };
const { seriesId } = await bookSeries(scene, {
  times: [{ day_of_week: 3, time: "18:00" }],
  starts_on: "2026-12-01",
});
const atHandover = `/api/staff/series/${seriesId}/handover/`;
const days = { starts_on: "2026-12-20", ends_on: "2026-12-21", kind: "ill" };

const hour = { starts_at: inHours(98).toISOString() };
const pair = { student_id: child.id, teacher_id: teacher.id };
const single = { kind: "single", ...pair, ...hour, length_minutes: 30 };
const weekly = {
  kind: "series",
  ...pair,
  anchor_zone: "Europe/Paris",
  times: [{ day_of_week: 2, time: "18:00" }],
  length_minutes: 30,
  starts_on: "2026-11-30",
};
const replacing = { kind: "make_up", make_up_id: makeUp?.id, ...hour };
const at = `/api/sessions/${lesson.id}/`;
const window = "from=2026-11-23T00:00:00Z&to=2026-11-24T00:00:00Z";

type Call = ["GET" | "POST" | "PATCH" | "PUT", string, object?];
const CALLS: Call[] = [
  ["GET", at],
  ["POST", `${at}join/`],
  ["POST", `${at}outcome/`, { kind: "completed" }],
  ["POST", `${at}cancel/preview/`, {}],
  ["POST", `${at}cancel/`, { scope: "following" }],
  ["POST", `${at}move/preview/`, { scope: "one", ...hour }],
  ["POST", `${at}move/`, { scope: "following", times: weekly.times }],
  ["POST", `/api/changes/${change.change_id}/undo/`],
  ["POST", "/api/bookings/preview/", single],
  ["POST", "/api/bookings/", { ...single, kind: "trial" }],
  ["POST", "/api/bookings/preview/", weekly],
  ["POST", "/api/bookings/", weekly],
  ["POST", "/api/bookings/preview/", replacing],
  ["POST", "/api/bookings/", replacing],
  ["GET", `/api/teachers/${teacher.id}/free-slots/?${window}&student=${child.id}`],
  ["PATCH", `/api/children/${child.id}/`, { teacher_gender: "M" }],
  ["POST", `/api/children/${child.id}/consent/`, { consent: true }],
  ["POST", `/api/children/${child.id}/invitations/`],
  ["GET", `/api/reports/?session=${held.session.id}`],
  ["GET", report],
  ["GET", `${report}versions/`],
  ["POST", `${report}read/`],
  ["POST", `${report}send/`, written({ version: 1 })],
  ["PUT", `${report}draft/`, { homework: "" }],
  ["GET", `/api/students/${child.id}/reports/`],
  ["GET", `/api/students/${child.id}/progress/`],
  ["GET", `/api/students/${child.id}/levels/`],
  ["PUT", `/api/students/${child.id}/levels/`, { programme_id: child.id, level_id: null }],
  ["GET", `/api/students/${child.id}/placement/`],
  ["POST", "/api/placements/", { student_id: child.id, answers: [{ item: "a", option: null }] }],
  ["PUT", `/api/placements/${placement?.id}/`, { band: "A1.1" }],
  ["GET", atMaterial],
  ["GET", `${atMaterial}file/`],
  ["GET", `${atMaterial}versions/`],
  ["POST", `${atMaterial}read/`],
  ["POST", `${atMaterial}restore/`],
  ["PATCH", atMaterial, { title: "Mine" }],
  ["PUT", `${atMaterial}assignments/`, { student_ids: [] }],
  ["GET", atQuarter],
  ["GET", `${atQuarter}pdf/`],
  ["POST", `${atQuarter}read/`],
  ["PUT", atQuarter, { text: quarter?.text, version: 1 }],
  ["POST", `${atQuarter}submit/`, { text: quarter?.text, version: 1 }],
  ["POST", `${atQuarter}approve/`],
  ["POST", `${atQuarter}return/`, { note: "no" }],
  ["PATCH", `/api/staff/make-ups/${makeUp?.id}/`, { state: "owed" }],
  ["PUT", "/api/staff/gender-exceptions/", pair],
  ["GET", "/api/staff/leaves/"],
  ["POST", "/api/staff/leaves/", { teacher_id: teacher.id, ...days }],
  ["GET", atLeave],
  ["PATCH", atLeave, { state: "refused" }],
  ["POST", `${atLeave}covers/`, { lessons: [wish] }],
  ["POST", `${atLeave}cancellations/`, { session_ids: [given.id] }],
  ["PUT", `${atLeave}lessons/${given.id}/`, { is_kept: true }],
  ["GET", `/api/leaves/${leave.id}/lessons/`],
  ["POST", `/api/leaves/${leave.id}/withdraw/`],
  ["GET", `/api/staff/sessions/${given.id}/substitutes/`],
  ["POST", "/api/staff/covers/", wish],
  ["GET", atHandover],
  ["POST", atHandover, { from: "2026-12-14", teacher_id: substitute.id }],
  ["POST", `/api/staff/covers/${cover.id}/undo/`],
  ["POST", `/api/covers/${cover.id}/answer/`, { answer: "decline" }],
  ["POST", `/api/covers/${cover.id}/answer/`, { answer: "refuse" }],
  ["GET", `/api/sessions/${given.id}/brief/`],
  ["PATCH", `/api/staff/teachers/${teacher.id}/`, { approval: "declined" }],
];

it.each(CALLS)("%s %s is for nobody else", async (method, path, body) => {
  for (const [who, browser] of Object.entries(outsiders)) {
    const answer = await browser.unsafe(method, path, body, newKey());
    expect([403, 404], `${who}: ${answer.body}`).toContain(answer.statusCode);
  }
});

const LISTS = [
  "/api/sessions/?from=2026-11-01T00:00:00Z&to=2026-12-20T00:00:00Z",
  "/api/time-slots/user_sessions/",
  "/api/make-ups/",
  "/api/covers/",
  "/api/children/",
  "/api/guardians/",
  "/api/sessions/clock-changes/",
  `/api/teachers/${teacher.id}/`,
  `/api/time-slots/${teacher.id}/teacher_slots/`,
  `/api/teachers/${teacher.id}/free-slots/?${window}`,
  "/api/availability-exceptions/",
  "/api/teacher-dashboard/",
  "/api/parent-home/",
  "/api/student-home/",
  "/api/students/",
  "/api/notifications/",
  "/api/notifications/choices/",
  "/api/resources/",
  "/api/periodic-reports/",
  "/api/students/page/",
  "/api/student-invitations/",
];

it.each(LISTS)("GET %s names nobody of another family", async (path) => {
  const strange = [child.id, parent.id, "Safiyya", "Théodora", parent.email, lesson.id];
  for (const browser of Object.values(outsiders)) {
    const { body } = await browser.get(path);
    expect(strange.filter((text) => body.includes(text))).toEqual([]);
  }
});

it("who belongs to it is let in by the same addresses", async () => {
  expect((await family.get(at)).statusCode).toBe(200);
  expect((await scene.desk.get(at)).statusCode).toBe(200);
  const office = await signedIn(test, await buildStaff(db));
  expect((await office.get(at)).statusCode).toBe(200);
  for (const browser of [family, scene.desk, office]) {
    expect((await browser.get(report)).statusCode).toBe(200);
  }
  expect((await family.post("/api/bookings/preview/", replacing)).json().problems).toEqual([]);
});
