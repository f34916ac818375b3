import { buildFamily, buildOpenTeacher, newKey } from "./booking-scene.ts";
import { inHours } from "./change-scene.ts";
import { buildSession, signedIn } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

/** A teacher in Cairo who teaches a child in Paris already, and the browser of each side. */
export async function buildOfferScene(test: TestApp, age = 9) {
  const teacher = await buildOpenTeacher(test.db);
  const { parent, child } = await buildFamily(test.db, age);
  await buildSession(test.db, { teacher, students: [child], startsAt: inHours(-48) });
  return {
    teacher,
    parent,
    child,
    desk: await signedIn(test, teacher),
    family: await signedIn(test, parent),
  };
}

export type OfferScene = Awaited<ReturnType<typeof buildOfferScene>>;

/** Tuesdays and Thursdays at 18:00 in Paris, from 24 November on. */
export const weekly = ({ teacher, child }: Pick<OfferScene, "teacher" | "child">) => ({
  kind: "series",
  student_id: child.id,
  teacher_id: teacher.id,
  anchor_zone: "Europe/Paris",
  times: [
    { day_of_week: 3, time: "18:00" },
    { day_of_week: 5, time: "18:00" },
  ],
  length_minutes: 60,
  starts_on: "2026-11-23",
});

export async function offer(scene: OfferScene, change: object = {}) {
  const body = { ...weekly(scene), ...change };
  const answer = await scene.desk.post("/api/bookings/", body, newKey());
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().offer as { id: string; held_until: string };
}
