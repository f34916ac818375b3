import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";
import type { StudentSearch } from "../model/student-search.ts";
import { STUDENTS } from "./students.ts";

async function fetchStudentsPage({ q, sort, order, page }: StudentSearch) {
  const contract = await import("@riwaq/contracts/people/students");
  const question = new URLSearchParams();
  if (q) question.set("search", q);
  if (sort) question.set("sort", sort);
  if (order) question.set("order", order);
  if (page) question.set("page", String(page));
  const asked = question.size > 0 ? `?${question}` : "";
  return request(`students/page/${asked}`, contract.StudentsPage);
}

/** While another page or word is on its way, the list before it stays. */
export function studentsPageQuery(search: StudentSearch) {
  return queryOptions({
    queryKey: [...STUDENTS, "page", search],
    queryFn: () => fetchStudentsPage(search),
    placeholderData: keepPreviousData,
  });
}
