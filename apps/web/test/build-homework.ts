import type {
  Homework,
  HomeworkOfStudent,
  RecitationAnswer,
  RecitationComment,
  ToHear,
} from "@riwaq/contracts/learning/homework";
import type { RecitationPlacement } from "@riwaq/contracts/learning/recitations";

import { PUPIL, idOf } from "./build-classroom.ts";
import { buildRecitation } from "./build-recitation.ts";

export const buildHomework = (homework: Partial<Homework> = {}): Homework => ({
  id: idOf(400),
  student_id: PUPIL,
  student: "Inès Lambert",
  set_by: "Youssef El-Naggar",
  session_id: null,
  from: { sura: 112, aya: 1 },
  to: { sura: 112, aya: 4 },
  words: "Slowly, and twice",
  due_on: "2026-11-27",
  set_at: "2026-11-24T17:00:00.000Z",
  state: "open",
  recording: null,
  can_withdraw: false,
  ...homework,
});

export const buildHomeworkOf = (change: Partial<HomeworkOfStudent> = {}): HomeworkOfStudent => ({
  homework: [buildHomework()],
  student: "Inès Lambert",
  today: "2026-11-24",
  can_set: false,
  can_record: true,
  ...change,
});

export const buildToHear = (change: Partial<ToHear> = {}): ToHear => ({
  recordings: [
    {
      recording: buildRecitation({ session_id: null }),
      recorded_at: "2026-11-24T17:10:05.000Z",
      answer_by: "2026-11-27T17:10:05.000Z",
      homework: { id: idOf(400), words: "Slowly, and twice", due_on: "2026-11-27" },
    },
  ],
  total: 1,
  ...change,
});

export const buildComment = (change: Partial<RecitationComment> = {}): RecitationComment => ({
  id: idOf(410),
  by: "Youssef El-Naggar",
  at_ms: 4000,
  text: "Lengthen it",
  sound_ms: null,
  made_at: "2026-11-25T09:00:00.000Z",
  can_remove: false,
  ...change,
});

export const buildAnswer = (change: Partial<RecitationAnswer> = {}): RecitationAnswer => ({
  comments: [buildComment()],
  answered_at: null,
  answer_by: "2026-11-27T17:10:05.000Z",
  homework: null,
  can_answer: false,
  ...change,
});

export const buildRecitationPlacement = (
  change: Partial<RecitationPlacement> = {},
): RecitationPlacement => ({
  recording: buildRecitation({ session_id: null, for_placement: true }),
  answer_by: "2026-11-27T17:10:05.000Z",
  answered_by: null,
  has_teacher: true,
  can_record: true,
  ...change,
});
