import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

async function fetchStudentHome() {
  const contract = await import("@riwaq/contracts/views/homes");
  return request("student-home/", contract.StudentHome);
}

export const studentHomeQuery = queryOptions({
  queryKey: ["homes", "student"],
  queryFn: fetchStudentHome,
  staleTime: 0,
});
