import * as dashboard from "@riwaq/contracts/views/dashboard.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

export const teacherDashboardQuery = queryOptions(queryOf(dashboard.teacher));

export const staffHomeQuery = queryOptions(queryOf(dashboard.staff));
