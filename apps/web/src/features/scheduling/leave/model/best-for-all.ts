import type { LeaveLesson, NewCovers } from "@riwaq/contracts/scheduling/cover";

type Choice = NewCovers["lessons"][number];

/**
 * For each lesson that nobody has decided about the best who is proposed and is not taken, at that hour, by one before it.
 * Those for whom nobody is left are not in it.
 */
export function bestForAll(lessons: readonly LeaveLesson[]): Choice[] {
  const taken: Array<Choice & { lesson: LeaveLesson }> = [];
  for (const lesson of lessons.filter(({ state }) => state === "open")) {
    const isFree = (teacherId: string) =>
      !taken.some((one) => one.substitute_id === teacherId && touch(one.lesson, lesson));
    const best = lesson.proposals.find(({ teacher_id }) => isFree(teacher_id));
    if (best) {
      taken.push({ session_id: lesson.session_id, substitute_id: best.teacher_id, lesson });
    }
  }
  return taken.map(({ session_id, substitute_id }) => ({ session_id, substitute_id }));
}

type Hours = Pick<LeaveLesson, "starts_at" | "ends_at">;

const touch = (one: Hours, other: Hours) =>
  Date.parse(one.starts_at) < Date.parse(other.ends_at) &&
  Date.parse(other.starts_at) < Date.parse(one.ends_at);
