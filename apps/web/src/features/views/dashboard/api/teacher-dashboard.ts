import { queryOptions } from "@tanstack/react-query";

import { request } from "../../../../lib/api-client.ts";

async function fetchTeacherDashboard() {
  const contract = await import("@riwaq/contracts/views/dashboard");
  return request("teacher-dashboard/", contract.TeacherDashboard);
}

export const teacherDashboardQuery = queryOptions({
  queryKey: ["teacher-dashboard"],
  queryFn: fetchTeacherDashboard,
});
