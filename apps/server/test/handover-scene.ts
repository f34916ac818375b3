import { eq } from "drizzle-orm";

import { notifications } from "../src/modules/notifications/tables/notifications.ts";
import { teacherProgrammes } from "../src/modules/people/tables/teacher-programmes.ts";
import { buildOpenTeacher, newKey } from "./booking-scene.ts";
import { bookSeries, buildScene } from "./change-scene.ts";
import { signedIn } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

/** A series on Mondays at 18:00 in Paris, somebody in Cairo who could take it over, and one more who teaches the same. */
export async function buildHandover(test: TestApp) {
  const { db } = test;
  const scene = await buildScene(test);
  const { seriesId, ids } = await bookSeries(scene);
  const [next, other] = [await buildOpenTeacher(db), await buildOpenTeacher(db)];
  const { programmeId } = scene.teacher;
  await db
    .insert(teacherProgrammes)
    .values([next, other].map(({ id: teacherId }) => ({ teacherId, programmeId })));
  const heir = await signedIn(test, next);
  const at = `/api/staff/series/${seriesId}/handover/`;
  return { ...scene, seriesId, ids, next, other, heir, at };
}

type Handover = Awaited<ReturnType<typeof buildHandover>>;

export const FROM = "2026-12-14";

export const handOver = (
  { office, at, next }: Pick<Handover, "office" | "at" | "next">,
  change: object = {},
  key = newKey(),
) => office.post(at, { from: FROM, teacher_id: next.id, ...change }, key);

export const newsOf = async ({ db }: TestApp, { id }: { id: string }) =>
  (await db.select().from(notifications).where(eq(notifications.userId, id))).map(
    ({ event }) => event,
  );
