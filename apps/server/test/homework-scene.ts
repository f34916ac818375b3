import {
  type RecitationScene,
  asked,
  at,
  ended,
  FIRST_PIECE,
  sendPiece,
} from "./recitation-scene.ts";
import type { TestClient } from "./test-client.ts";

export const newHomework = ({ child }: Pick<RecitationScene, "child">, change: object = {}) => ({
  id: crypto.randomUUID(),
  student_id: child.id,
  session_id: null,
  from: { sura: 112, aya: 1 },
  to: { sura: 112, aya: 4 },
  words: "Slowly, and twice",
  due_on: "2026-11-23",
  ...change,
});

export const homeworkOf = ({ child }: Pick<RecitationScene, "child">) =>
  `/api/students/${child.id}/homework/`;

/** What the family records at home: begun, sent in two pieces and ended. */
export async function recordAtHome(scene: RecitationScene, change: object = {}): Promise<string> {
  const wanted = asked(scene, { session_id: null, ...change });
  await scene.family.post("/api/recitations/", wanted);
  await sendPiece(scene.family, wanted.id, 0, FIRST_PIECE);
  await sendPiece(scene.family, wanted.id, 1, Buffer.from("the rest of it"));
  await scene.family.post(at(wanted.id, "end/"), ended(2));
  return wanted.id;
}

/** A voice of a teacher at a moment of a recording. */
export const speak = (
  client: TestClient,
  recitation: string,
  { comment = crypto.randomUUID(), query = "at_ms=500&sound_ms=4000", bytes = FIRST_PIECE } = {},
) =>
  client.unsafe("PUT", at(recitation, `comments/${comment}/?${query}`), bytes, {
    "content-type": "audio/webm",
  });

export const markIn = (scene: RecitationScene, recitation: string, change: object = {}) => ({
  id: crypto.randomUUID(),
  student_id: scene.child.id,
  session_id: null,
  in_recording: { id: recitation, at_ms: 1500 },
  sura: 112,
  aya: 2,
  word: 1,
  kind: "madd",
  detail: "",
  note: "",
  ...change,
});
