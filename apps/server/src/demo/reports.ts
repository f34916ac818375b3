import type { Attendance } from "@riwaq/domain/learning/reports/attendance";
import { reportDueAtMs } from "@riwaq/domain/learning/reports/due";
import { DAY_MS } from "@riwaq/domain/time/civil-date";

import { STUDENTS, type StudentKey } from "./families.ts";
import type { Lesson } from "./lessons.ts";

type Grade = (typeof STUDENTS)[StudentKey]["level"];

export type Report = {
  lesson: Lesson;
  student: StudentKey;
  dueAtMs: number;
  /** Null while it is pending. */
  submitted: { atMs: number; attendance: Attendance; grade: Grade | null } | null;
};

const WRITING_MS = 20 * 60_000;

/** Nobody is the same every week. */
const GRADES_OF: Record<Grade, readonly [Grade, Grade, Grade]> = {
  Excellent: ["Excellent", "Good", "Excellent"],
  Good: ["Good", "Excellent", "Good"],
  Average: ["Average", "Good", "Average"],
};

const LATE_EVERY = 8;
const ABSENT_EVERY = 17;
const LONG_AGO_MS = 14 * DAY_MS;

/** Did better some weeks ago: the one who needs attention. */
const FALLING: StudentKey = "yanis";
const BEFORE_MS = 36 * DAY_MS;

type Held = { lesson: Lesson; student: StudentKey; index: number; nowMs: number };

/** The last word about the others is always of a lesson that they came to. */
function attendanceOf({ lesson, index, nowMs }: Held): Attendance {
  const isLongAgo = nowMs - lesson.endsAtMs > LONG_AGO_MS;
  if (isLongAgo && index % ABSENT_EVERY === ABSENT_EVERY - 1) return "absent";
  return index % LATE_EVERY === LATE_EVERY - 1 ? "late" : "present";
}

function gradeOf({ lesson, student, index, nowMs }: Held): Grade {
  const { level } = STUDENTS[student];
  if (student === FALLING) return nowMs - lesson.endsAtMs > BEFORE_MS ? "Good" : level;
  return GRADES_OF[level][((index + Math.floor(index / 4)) % 3) as 0 | 1 | 2];
}

function submittedOn(held: Held) {
  const attendance = attendanceOf(held);
  return {
    atMs: Math.min(held.lesson.endsAtMs + WRITING_MS, held.nowMs),
    attendance,
    grade: attendance === "absent" ? null : gradeOf(held),
  };
}

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
          : submittedOn({ lesson, student, index, nowMs }),
    })),
  );
}
