import type { WeekPlan } from "@riwaq/contracts/scheduling/availability";
import * as availability from "@riwaq/contracts/scheduling/availability.calls";
import * as holidays from "@riwaq/contracts/scheduling/holidays.calls";
import { queryOptions } from "@tanstack/react-query";

import { api } from "../../../lib/api.ts";
import { queryOf } from "../../../lib/query-of.ts";

/** The usual week goes without saying. */
export function planQuestion(plan: WeekPlan) {
  return plan === "usual" ? {} : { plan };
}

/** Read afresh for each editor and not behind its back: what is being edited starts from it once. */
export function timeSlotsQuery(teacherId: string, plan: WeekPlan = "usual") {
  const asked = { params: { id: teacherId }, query: planQuestion(plan) };
  return queryOptions({
    ...queryOf(availability.week, asked),
    queryFn: ({ signal }) => api(availability.week, { ...asked, signal }),
    refetchOnMount: "always",
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** With the lessons that lie in them: those come and go elsewhere. */
export const exceptionsQuery = queryOptions({ ...queryOf(availability.exceptions), staleTime: 0 });

/** Those of the coming year, one under way included; soonest first. */
export const comingHolidaysQuery = queryOptions(queryOf(holidays.coming));
