/** Whether a pupil came to a lesson that was held. */

export const ATTENDANCES = ["present", "late", "absent"] as const;
export type Attendance = (typeof ATTENDANCES)[number];

/** Whoever comes in later than this after the start is late. */
export const LATE_AFTER_MS = 5 * 60_000;

/**
 * What the recorded joins (instants in ms) say about one pupil of a lesson that the teacher has called Completed; the
 * teacher corrects it. Late when the pupil or a parent came in more than five minutes after the start; absent when they
 * never did but the teacher came in. Without any join on record the lesson was held elsewhere, and its teacher says that
 * it was held: present.
 */
export function proposeAttendance(lesson: {
  startsAtMs: number;
  teacherJoinsMs: readonly number[];
  familyJoinsMs: readonly number[];
}): Attendance {
  const { startsAtMs, teacherJoinsMs, familyJoinsMs } = lesson;
  if (familyJoinsMs.length === 0) return teacherJoinsMs.length > 0 ? "absent" : "present";
  return Math.min(...familyJoinsMs) - startsAtMs > LATE_AFTER_MS ? "late" : "present";
}
