import { type AllLessonsQuery, LESSON_DAYS } from "@riwaq/contracts/scheduling/all-lessons";

import { parseLessonSearch } from "./lesson-search.ts";

/** What staff ask for among all lessons, as the address holds it; absent means today, a day, and everything. */
export type AllLessonsSearch = Partial<
  Pick<AllLessonsQuery, "on" | "days" | "teacher" | "state" | "page">
> & { q?: string };

const DATE = /^2[01]\d\d-\d\d-\d\d$/;

/** What is not known is left out; the router has read numbers as numbers. */
export function parseAllLessonsSearch(raw: Record<string, unknown>): AllLessonsSearch {
  const { teacher, state } = parseLessonSearch(raw);
  const { on, q, page } = raw;
  const days = LESSON_DAYS.find((one) => one === String(raw["days"]));
  const typed = typeof q === "number" ? String(q) : q;
  return {
    ...(typeof on === "string" && DATE.test(on) && { on }),
    ...(days === "7" && { days }),
    ...(typeof typed === "string" && typed !== "" && { q: typed }),
    ...(teacher && { teacher }),
    ...(state && { state }),
    ...(typeof page === "number" && Number.isSafeInteger(page) && page > 1 && { page }),
  };
}

/** Whether less than all of the days' lessons are asked for. */
export const isAllNarrowed = ({ q, teacher, state }: AllLessonsSearch): boolean =>
  Boolean(q ?? teacher ?? state);
