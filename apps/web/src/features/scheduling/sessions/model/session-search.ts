import type { Session } from "@riwaq/contracts/scheduling/sessions";
import { matchesText } from "@riwaq/domain/people/search-text";
import { SESSION_FILTERS, matchesFilter } from "@riwaq/domain/scheduling/sessions/status";
import type { SessionFilter } from "@riwaq/domain/scheduling/sessions/status";

import { type LessonSearch, isOf, parseLessonSearch } from "./lesson-search.ts";

/** What the address holds; absent means everything, and the list. Families ask as `LessonSearch` does, others by `q` and `status`. `new`: whom a teacher is about to schedule; `lesson`: the one that a notice or mail speaks of; `cancel`: the lesson of a reminder to which its reader cannot come; `make_up` and `at`: what is owed, and an hour that is offered for it. */
export type SessionSearch = LessonSearch & {
  q?: string;
  status?: SessionFilter;
  view?: "week" | undefined;
  new?: string;
  lesson?: string;
  cancel?: string;
  make_up?: string;
  at?: string;
};

/** The router has read numbers as numbers; whatever is not known is left out. */
export function parseSessionSearch(raw: Record<string, unknown>): SessionSearch {
  const status = SESSION_FILTERS.find((filter) => filter === raw["status"]);
  const q = typeof raw["q"] === "number" ? String(raw["q"]) : raw["q"];
  return {
    ...parseLessonSearch(raw),
    ...(typeof q === "string" && q !== "" && { q }),
    ...(status && status !== "all" && { status }),
    ...(raw["view"] === "week" && { view: "week" as const }),
    ...(typeof raw["new"] === "string" && { new: raw["new"] }),
    ...(typeof raw["lesson"] === "string" && { lesson: raw["lesson"] }),
    ...(typeof raw["cancel"] === "string" && { cancel: raw["cancel"] }),
    ...(typeof raw["make_up"] === "string" && { make_up: raw["make_up"] }),
    ...(isInstant(raw["at"]) && { at: raw["at"] }),
  };
}

const isInstant = (value: unknown): value is string =>
  typeof value === "string" && !Number.isNaN(Date.parse(value));

export function findSessions(sessions: readonly Session[], search: SessionSearch) {
  const { q = "", status = "all" } = search;
  return sessions.filter(
    (session) =>
      matchesFilter(session.status, status) &&
      matchesText(session.students_names, q) &&
      isOf(session, search),
  );
}
