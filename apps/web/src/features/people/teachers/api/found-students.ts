import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

async function findStudents(search: string) {
  const contract = await import("@riwaq/contracts/people/teachers");
  return request(`staff/students/?${new URLSearchParams({ search })}`, contract.FoundStudents);
}

/** While more is typed, those who were found before stay. */
export function foundStudentsQuery(search: string) {
  return queryOptions({
    queryKey: ["found-students", search],
    queryFn: () => findStudents(search),
    placeholderData: keepPreviousData,
  });
}
