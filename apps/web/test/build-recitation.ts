import type { Recitation, RecitationDetails } from "@riwaq/contracts/learning/recitations";

import { LESSON, PUPIL, buildMark, idOf } from "./build-classroom.ts";

export const buildRecitation = (recitation: Partial<Recitation> = {}): Recitation => ({
  id: idOf(300),
  student_id: PUPIL,
  student: "Inès Lambert",
  session_id: LESSON,
  homework_id: null,
  for_placement: false,
  level: null,
  heard_by: "Youssef El-Naggar",
  from: { sura: 112, aya: 1 },
  to: { sura: 112, aya: 4 },
  state: "kept",
  began_at: "2026-11-24T17:09:56.000Z",
  duration_ms: 9000,
  type: "audio/webm",
  peaks: [0, 0.5, 1],
  answered_at: null,
  kept_until: "2026-12-24T17:10:05.000Z",
  can_remove: true,
  ...recitation,
});

export const buildRecitationDetails = (
  details: Partial<RecitationDetails> = {},
): RecitationDetails => ({
  ...buildRecitation(),
  marks: [{ ...buildMark({ note: "again" }), at_ms: 4000 }],
  ...details,
});
