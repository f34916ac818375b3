import { buildFamily } from "./booking-scene.ts";
import { buildSession, buildStaff, buildTeacher, signedIn } from "./factories.ts";
import { TEST_NOW, type TestApp } from "./test-app.ts";
import type { TestClient } from "./test-client.ts";

/** The first piece of a recording, as Chromium makes it: enough to tell what it is. */
export const FIRST_PIECE = Buffer.concat([
  Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84]),
  Buffer.from("webm"),
  Buffer.alloc(120),
]);

/** A teacher and a child in a lesson that goes on, whose parent has said that recitations may be recorded. */
export async function buildRecitationScene(test: TestApp, { age = 9, isAllowed = true } = {}) {
  const { db } = test;
  const teacher = await buildTeacher(db, { name: "Amina" });
  const { parent, child } = await buildFamily(db, age);
  const startsAt = new Date(TEST_NOW.getTime() - 600_000);
  const lesson = await buildSession(db, { teacher, students: [child], startsAt });
  const scene = {
    teacher,
    parent,
    child,
    lesson,
    desk: await signedIn(test, teacher),
    family: await signedIn(test, parent),
    pupil: await signedIn(test, child),
    office: await signedIn(test, await buildStaff(db)),
    consent: `/api/students/${child.id}/recording-consent/`,
    list: `/api/students/${child.id}/recitations/`,
  };
  const whose = age < 16 ? scene.family : scene.pupil;
  if (isAllowed) await whose.put(scene.consent, { is_given: true });
  return scene;
}

export type RecitationScene = Awaited<ReturnType<typeof buildRecitationScene>>;

export const asked = (
  { child, lesson }: Pick<RecitationScene, "child" | "lesson">,
  change: object = {},
) => ({
  id: crypto.randomUUID(),
  student_id: child.id,
  session_id: lesson.id,
  from: { sura: 112, aya: 1 },
  to: { sura: 112, aya: 4 },
  ...change,
});

export const at = (id: string, rest = "") => `/api/recitations/${id}/${rest}`;

export const sendPiece = (client: TestClient, id: string, number: number, bytes: Buffer) =>
  client.unsafe("PUT", at(id, `pieces/${number}/`), bytes, {
    "content-type": "application/octet-stream",
  });

export const ended = (pieces: number, change: object = {}) => ({
  pieces,
  duration_ms: pieces * 1000,
  type: "audio/webm",
  peaks: [0, 0.5, 1],
  ...change,
});

/** A recording of two pieces, begun by the teacher and kept. */
export async function record(scene: RecitationScene, change: object = {}): Promise<string> {
  const wanted = asked(scene, change);
  await scene.desk.post("/api/recitations/", wanted);
  await sendPiece(scene.desk, wanted.id, 0, FIRST_PIECE);
  await sendPiece(scene.desk, wanted.id, 1, Buffer.from("the rest of it"));
  await scene.desk.post(at(wanted.id, "end/"), ended(2));
  return wanted.id;
}

export const SOUND = Buffer.concat([FIRST_PIECE, Buffer.from("the rest of it")]);
