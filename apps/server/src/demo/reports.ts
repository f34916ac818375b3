import type { Attendance } from "@riwaq/domain/reports/attendance";
import { reportDueAtMs } from "@riwaq/domain/reports/due";
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

/** Has missed what the demo teacher wanted to teach: the one who needs attention. */
const AWAY: StudentKey = "bilal";

type Held = { lesson: Lesson; student: StudentKey; index: number; nowMs: number };

/** The last word about the others is always of a lesson that they came to. */
function attendanceOf({ lesson, student, index, nowMs }: Held): Attendance {
  const { teacher, endsAtMs } = lesson;
  const isLongAgo = nowMs - endsAtMs > LONG_AGO_MS;
  if (student === AWAY) return teacher === "teacher" ? "absent" : "present";
  if (isLongAgo && index % ABSENT_EVERY === ABSENT_EVERY - 1) return "absent";
  return index % LATE_EVERY === LATE_EVERY - 1 ? "late" : "present";
}

function submittedOn(held: Held) {
  const { lesson, student, index, nowMs } = held;
  const attendance = attendanceOf(held);
  const usual = GRADES_OF[STUDENTS[student].level][(index % 3) as 0 | 1 | 2];
  return {
    atMs: Math.min(lesson.endsAtMs + WRITING_MS, nowMs),
    attendance,
    grade: attendance === "absent" ? null : usual,
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
