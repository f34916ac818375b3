import type { PastLessonsQuery, Session } from "@riwaq/contracts/scheduling/sessions";
import { LESSON_STATES } from "@riwaq/domain/scheduling/sessions/status";

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
