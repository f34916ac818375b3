import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import { questionOf } from "../model/teacher-search.ts";
import type { TeacherSearch } from "../model/teacher-search.ts";

async function fetchTeachers(search: TeacherSearch) {
  const contract = await import("@riwaq/contracts/people/teachers");
  return request(`teachers/?${questionOf(search)}`, contract.Teachers);
}

/** While another choice is on its way, the list before it stays. */
export function teachersQuery(search: TeacherSearch) {
  return queryOptions({
    queryKey: ["teachers", "list", search],
    queryFn: () => fetchTeachers(search),
    placeholderData: keepPreviousData,
  });
}
