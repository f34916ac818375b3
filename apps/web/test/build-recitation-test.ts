import type { Mark } from "@riwaq/contracts/learning/marks";
import type { TestDetails } from "@riwaq/contracts/memory/tests";

import { PUPIL } from "./build-classroom.ts";

export const TEST = "77777777-7777-4777-8777-777777777777";
export const ASKED_AT = "2026-11-23T09:00:00.000Z";

export const buildTestMark = (change: Partial<Mark> = {}): Mark => ({
  id: "88888888-8888-4888-8888-888888888888",
  student_id: PUPIL,
  session_id: null,
  sura: 112,
  aya: 1,
  word: 2,
  kind: "prompted",
  detail: "",
  note: "",
  by: "teacher",
  by_name: "Youssef",
  by_id: "T-1",
  marked_at: ASKED_AT,
  shown_from: ASKED_AT,
  voided_at: null,
  ...change,
});

/** One that its teacher holds: the first of two questions is asked. */
export const buildTest = (change: Partial<TestDetails> = {}): TestDetails => ({
  id: TEST,
  student_id: PUPIL,
  name: "Inès",
  side: "teacher",
  state: "running",
  held_by: "Youssef",
  is_mine: true,
  scheme: { name: "50 + 50", version: 1 },
  full: { memory: 50, tajwid: 50 },
  score: null,
  note: "",
  began_at: ASKED_AT,
  finished_at: null,
  marks_in: null,
  questions: [
    {
      from: { sura: 112, aya: 1 },
      to: { sura: 112, aya: 4 },
      kind: "random",
      asked_at: ASKED_AT,
      answered_at: null,
      marks: [],
    },
    {
      from: { sura: 113, aya: 1 },
      to: { sura: 114, aya: 2 },
      kind: "similar",
      asked_at: null,
      answered_at: null,
      marks: [],
    },
  ],
  ...change,
});
