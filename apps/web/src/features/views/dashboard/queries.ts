import * as dashboard from "@riwaq/contracts/views/dashboard.calls";
import * as figures from "@riwaq/contracts/views/figures.calls";
import * as today from "@riwaq/contracts/views/today.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

export const teacherDashboardQuery = queryOptions(queryOf(dashboard.teacher));

export const staffHomeQuery = queryOptions(queryOf(dashboard.staff));

export const staffTodayQuery = queryOptions(queryOf(today.today));

export const weekFiguresQuery = queryOptions(queryOf(figures.week));
