import type { CurrentUser } from "@riwaq/contracts/identity/users";

import { teacherDashboardQuery } from "../features/views/dashboard/queries.ts";
import { parentHomeQuery, studentHomeQuery } from "../features/views/homes/queries.ts";

/** What a role's home shows; staff have links alone. */
export const homeQuery = (role: CurrentUser["role"]) =>
  ({ T: teacherDashboardQuery, S: studentHomeQuery, P: parentHomeQuery, A: false as const })[role];
