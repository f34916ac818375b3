import * as dashboard from "@riwaq/contracts/views/dashboard.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/api.ts";

export const teacherDashboardQuery = queryOptions(queryOf(dashboard.teacher));
