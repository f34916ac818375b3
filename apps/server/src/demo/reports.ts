import { reportDueAtMs } from "@riwaq/domain/reports/due";

import { STUDENTS, type StudentKey } from "./families.ts";
import type { Lesson } from "./lessons.ts";

type Grade = (typeof STUDENTS)[StudentKey]["level"];

export type Report = {
  lesson: Lesson;
  student: StudentKey;
  dueAtMs: number;
  /** Null while it is pending. */
  submitted: { atMs: number; grade: Grade } | null;
};

const WRITING_MS = 20 * 60_000;

/** Nobody is the same every week. */
const GRADES_OF: Record<Grade, readonly [Grade, Grade, Grade]> = {
  Excellent: ["Excellent", "Good", "Excellent"],
  Good: ["Good", "Excellent", "Good"],
  Average: ["Average", "Good", "Average"],
};

/** One report per lesson held and student. The demo teacher has not written the recent ones and one that is overdue. */
export function reportsOn(lessons: readonly Lesson[], nowMs: number): Report[] {
  const held = lessons
    .filter(({ status }) => status === "Completed")
    .toSorted((a, b) => a.endsAtMs - b.endsAtMs);
  const overdue = held.findLast(
    (lesson) =>
      lesson.teacher === "teacher" && !lesson.isRecent && reportDueAtMs(lesson.endsAtMs) < nowMs,
  );
  return held.flatMap((lesson, index) =>
    lesson.students.map((student) => ({
      lesson,
      student,
      dueAtMs: reportDueAtMs(lesson.endsAtMs),
      submitted:
        lesson === overdue || lesson.isRecent
          ? null
          : {
              atMs: Math.min(lesson.endsAtMs + WRITING_MS, nowMs),
              grade: GRADES_OF[STUDENTS[student].level][(index % 3) as 0 | 1 | 2],
            },
    })),
  );
}
