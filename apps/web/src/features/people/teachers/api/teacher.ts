import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

async function fetchTeacher(id: string) {
  const contract = await import("@riwaq/contracts/people/teachers");
  return request(`teachers/${encodeURIComponent(id)}/`, contract.TeacherProfile);
}

export function teacherQuery(id: string) {
  return queryOptions({ queryKey: ["teachers", "one", id], queryFn: () => fetchTeacher(id) });
}
