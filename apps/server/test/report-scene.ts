import { ReportSend } from "@riwaq/contracts/learning/reports";

import type { Database } from "../src/platform/db/database.ts";
import { buildFamily, newKey } from "./booking-scene.ts";
import { buildReport, buildSession, buildStaff, buildTeacher, signedIn } from "./factories.ts";
import { type TestApp, TEST_NOW } from "./test-app.ts";
import type { TestClient } from "./test-client.ts";

const HOUR_MS = 3_600_000;

/** Hours before now. */
export const hoursAgo = (hours: number) => new Date(TEST_NOW.getTime() - hours * HOUR_MS);

/** A teacher and a family who have had lessons, and the browser of each. */
export async function buildReportScene(test: TestApp) {
  const teacher = await buildTeacher(test.db, { name: "Amina" });
  const { parent, child } = await buildFamily(test.db);
  const staff = await buildStaff(test.db);
  return {
    teacher,
    parent,
    child,
    desk: await signedIn(test, teacher),
    family: await signedIn(test, parent),
    pupil: await signedIn(test, child),
    office: await signedIn(test, staff),
  };
}

export type ReportScene = Awaited<ReturnType<typeof buildReportScene>>;

/** A lesson of an hour that was held, and the report that is owed on each pupil. */
export async function buildHeldLesson(
  db: Database,
  { teacher, children }: { teacher: { id: string }; children: Array<{ id: string }> },
  startsAt = hoursAgo(2),
) {
  const status = "Completed";
  const session = await buildSession(db, { teacher, students: children, startsAt, status });
  const reports = [];
  for (const student of children) reports.push(await buildReport(db, { session, student }));
  return { session, reportIds: reports.map((report) => report?.id ?? "") };
}

export function written(change: Partial<ReportSend> = {}): ReportSend {
  const said = ReportSend.parse({
    attendance: "present",
    covered: [
      { kind: "ayat", work: "new", from: { sura: 112, aya: 1 }, to: { sura: 112, aya: 4 } },
    ],
    grade: "Good",
    strengths: ["Belle voix"],
    to_work_on: ["Lettres emphatiques"],
    homework: "Réciter la sourate chaque soir",
    homework_phrases: [],
    message: "Une très belle séance",
    version: 0,
  });
  return { ...said, ...change };
}

export function send(browser: TestClient, id: string, change: object = {}, key = newKey()) {
  return browser.post(`/api/reports/${id}/send/`, { ...written(), ...change }, key);
}
