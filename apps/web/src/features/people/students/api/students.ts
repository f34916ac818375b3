import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

export const STUDENTS = ["students"];

async function fetchStudents() {
  const contract = await import("@riwaq/contracts/people/students");
  return request("students/", contract.Students);
}

/** The teacher's own pupils, by name. */
export const studentsQuery = queryOptions({ queryKey: STUDENTS, queryFn: fetchStudents });
