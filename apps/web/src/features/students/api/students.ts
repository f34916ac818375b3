import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../lib/api-client.ts";

async function fetchStudents() {
  const contract = await import("@riwaq/contracts/students");
  return request("students/", contract.Students);
}

/** The teacher's own pupils, by name. */
export const studentsQuery = queryOptions({ queryKey: ["students"], queryFn: fetchStudents });
