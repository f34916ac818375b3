import { eq } from "drizzle-orm";

import { covers } from "../src/modules/scheduling/tables/covers.ts";
import { sessions } from "../src/modules/scheduling/tables/sessions.ts";
import { institute } from "../src/platform/db/tables/institute.ts";
import { buildOpenTeacher, newKey } from "./booking-scene.ts";
import { buildLesson, buildScene, inHours } from "./change-scene.ts";
import { signedIn } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

const dayOf = (hours: number) => inHours(hours).toISOString().slice(0, 10);

/** A teacher who is ill for two days with two lessons in them, and somebody who could give them. */
export async function buildIllScene(test: TestApp) {
  const scene = await buildScene(test);
  const lessons = [
    await buildLesson(test.db, scene, inHours(50)),
    await buildLesson(test.db, scene, inHours(74)),
  ] as const;
  const substitute = await buildOpenTeacher(test.db);
  const entered = { teacher_id: scene.teacher.id, kind: "ill" };
  const days = { starts_on: dayOf(48), ends_on: dayOf(76) };
  const leave = (await scene.office.post("/api/staff/leaves/", { ...entered, ...days })).json();
  const stand = await signedIn(test, substitute);
  return { ...scene, lessons, substitute, stand, leaveId: String(leave.id) };
}

export type IllScene = Awaited<ReturnType<typeof buildIllScene>>;

export const coverIn = (
  { office, substitute, leaveId }: Pick<IllScene, "office" | "substitute" | "leaveId">,
  lesson: { id: string },
  change: object = {},
) =>
  office.post(
    "/api/staff/covers/",
    { session_id: lesson.id, substitute_id: substitute.id, leave_id: leaveId, ...change },
    newKey(),
  );

export const setCoverFamily = ({ db }: TestApp, coverFamily: "ask" | "tell") =>
  db.update(institute).set({ coverFamily });

export async function teacherOf({ db }: TestApp, lesson: { id: string }) {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, lesson.id));
  return row?.teacherId;
}

export async function coverStates({ db }: TestApp, lesson: { id: string }) {
  const rows = await db.select().from(covers).where(eq(covers.sessionId, lesson.id));
  return rows.map(({ state }) => state).toSorted();
}
