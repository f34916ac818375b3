import type { StudentsQuery } from "@riwaq/contracts/people/students";

export type StudentSort = StudentsQuery["sort"];
export type SortOrder = StudentsQuery["order"];

/** Repeated from the contract, which would bring zod to the page's address. */
export const STUDENT_SORTS = [
  "name",
  "age",
  "last_activity",
  "performance",
] as const satisfies readonly StudentSort[];

/** What the address holds; absent means everybody by name, and the first page. */
export type StudentSearch = {
  q?: string;
  sort?: StudentSort;
  order?: "desc";
  page?: number;
};

const SEARCH_MAX = 120;

/** The router has read numbers as numbers; whatever is not known is left out. */
export function parseStudentSearch(raw: Record<string, unknown>): StudentSearch {
  const q = typeof raw["q"] === "number" ? String(raw["q"]) : raw["q"];
  const sort = STUDENT_SORTS.find((known) => known === raw["sort"]);
  const page = Number(raw["page"] ?? 1);
  return {
    ...(typeof q === "string" && q.trim() !== "" && { q: q.slice(0, SEARCH_MAX) }),
    ...(sort && sort !== "name" && { sort }),
    ...(raw["order"] === "desc" && { order: "desc" as const }),
    ...(Number.isSafeInteger(page) && page > 1 && { page }),
  };
}

/** Where a column begins: names and ages go up; the last lesson and the best come first. */
const FIRST_ORDER: Record<StudentSort, SortOrder> = {
  name: "asc",
  age: "asc",
  last_activity: "desc",
  performance: "desc",
};

/** The order after a press on a column: its first, or the other way round. */
export function sortedBy(search: StudentSearch, column: StudentSort): StudentSearch {
  const { sort = "name", order = "asc" } = search;
  const turned = order === "asc" ? "desc" : "asc";
  return inOrder(search, column, column === sort ? turned : FIRST_ORDER[column]);
}

/** In another order one reads from the first page on. */
export function inOrder(search: StudentSearch, sort: StudentSort, order: SortOrder): StudentSearch {
  return parseStudentSearch({ q: search.q, sort, order });
}
