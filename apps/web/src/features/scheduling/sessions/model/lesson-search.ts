import type {
  ComingLesson,
  PastLesson,
  PastLessonsQuery,
  Session,
} from "@riwaq/contracts/scheduling/sessions";
import { LESSON_STATES, statusesOf } from "@riwaq/domain/scheduling/sessions/status";

/** What a family asks for, as the address holds it; absent means everything. */
export type LessonSearch = Omit<PastLessonsQuery, "before">;

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What is not known is left out. */
export function parseLessonSearch(raw: Record<string, unknown>): LessonSearch {
  const idOf = (name: "pupil" | "teacher") => {
    const id = raw[name];
    return typeof id === "string" && ID.test(id) ? { [name]: id } : {};
  };
  const state = LESSON_STATES.find((one) => one === raw["state"]);
  return { ...idOf("pupil"), ...idOf("teacher"), ...(state && { state }) };
}

export const isNarrowed = ({ pupil, teacher, state }: LessonSearch) =>
  Boolean(pupil ?? teacher ?? state);

/** Of that child, with that teacher, where they are asked for. */
export const isOf = ({ students_ids, teacher_id }: Session, { pupil, teacher }: LessonSearch) =>
  (!pupil || students_ids.includes(pupil)) && (!teacher || teacher_id === teacher);

const isIn = ({ status }: Session, state: LessonSearch["state"], when: "coming" | "over") =>
  !state || statusesOf(state, when).includes(status);

const isOver = ({ ends_at }: Session, nowMs: number) => Date.parse(ends_at) <= nowMs;

/** Of the lessons that were to come when they were read: what still is, and what has ended since. */
export function sortOut(lessons: readonly ComingLesson[], search: LessonSearch, nowMs: number) {
  const found = lessons.filter((lesson) => isOf(lesson, search));
  const coming = found.filter(
    (lesson) => !isOver(lesson, nowMs) && isIn(lesson, search.state, "coming"),
  );
  const ended = found.filter(
    (lesson) => isOver(lesson, nowMs) && isIn(lesson, search.state, "over"),
  );
  const next = coming.find(({ status }) => status === "Scheduled" || status === "Joined");
  return { next, coming: coming.filter((lesson) => lesson !== next), ended };
}

/** What has just ended stands above what was read as over, until that is read again. */
export function withEnded(
  past: readonly PastLesson[],
  ended: readonly ComingLesson[],
): PastLesson[] {
  const known = new Set(past.map(({ id }) => id));
  const fresh = ended.filter(({ id }) => !known.has(id)).toReversed();
  return [...fresh.map((lesson) => ({ ...lesson, reports: [] })), ...past];
}
