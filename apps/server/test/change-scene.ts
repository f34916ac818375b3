import { asc, eq, sql } from "drizzle-orm";

import { makeUps } from "../src/modules/scheduling/tables/make-ups.ts";
import { sessions } from "../src/modules/scheduling/tables/sessions.ts";
import type { Database } from "../src/platform/db/database.ts";
import { buildFamily, buildOpenTeacher, newKey } from "./booking-scene.ts";
import { buildSession, buildStaff, signedIn } from "./factories.ts";
import { type TestApp, TEST_NOW } from "./test-app.ts";

const HOUR_MS = 3_600_000;

/** Hours from now; lessons at 50, 74, … fall on 12:00 UTC, when the teacher opens. */
export const inHours = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);

/** A family, a teacher who is open, staff, and the browser of each. */
export async function buildScene(test: TestApp, age = 9) {
  const teacher = await buildOpenTeacher(test.db);
  const { parent, child } = await buildFamily(test.db, age);
  const staff = await buildStaff(test.db);
  return {
    teacher,
    parent,
    child,
    staff,
    family: await signedIn(test, parent),
    desk: await signedIn(test, teacher),
    office: await signedIn(test, staff),
  };
}

export type Scene = Awaited<ReturnType<typeof buildScene>>;
type Browser = Scene["family"];
type Kind = (typeof sessions.$inferInsert)["kind"];

export async function buildLesson(
  db: Database,
  { teacher, child }: Pick<Scene, "teacher" | "child">,
  startsAt: Date,
  kind: Kind = "single",
) {
  const session = await buildSession(db, { teacher, students: [child], startsAt });
  await db.update(sessions).set({ kind }).where(eq(sessions.id, session.id));
  return { ...session, kind };
}

/** Booked by the family: Mondays 18:00 in Paris from 30 November, twelve weeks of lessons. */
export async function bookSeries({ family, teacher, child }: Scene, change: object = {}) {
  const answer = await family.post(
    "/api/bookings/",
    {
      kind: "series",
      student_id: child.id,
      teacher_id: teacher.id,
      anchor_zone: "Europe/Paris",
      times: [{ day_of_week: 2, time: "18:00" }],
      length_minutes: 45,
      starts_on: "2026-11-30",
      ...change,
    },
    newKey(),
  );
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { series_id, session_ids } = answer.json();
  return { seriesId: series_id as string, ids: session_ids as string[] };
}

export function cancel(browser: Browser, id: string, body: object = {}, key = newKey()) {
  return browser.post(`/api/sessions/${id}/cancel/`, body, key);
}

export function move(browser: Browser, id: string, body: object, key = newKey()) {
  return browser.post(`/api/sessions/${id}/move/`, body, key);
}

/** To another hour, the lesson alone. */
export const to = (startsAt: Date) => ({ scope: "one", starts_at: startsAt.toISOString() });

export function preview(browser: Browser, act: "cancel" | "move", id: string, body: object = {}) {
  return browser.post(`/api/sessions/${id}/${act}/preview/`, body);
}

export const undo = (browser: Browser, id: string) => browser.post(`/api/changes/${id}/undo/`);

export async function lessonOf(db: Database, id: string) {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, id));
  if (!row) throw new Error("no lesson");
  return row;
}

export function makeUpsOf(db: Database, { child }: Pick<Scene, "child">) {
  return db
    .select()
    .from(makeUps)
    .where(eq(makeUps.studentId, child.id))
    .orderBy(asc(makeUps.createdAt), sql`id`);
}
