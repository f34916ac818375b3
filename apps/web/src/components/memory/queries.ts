import * as pages from "@riwaq/contracts/memory/pages.calls";
import * as plan from "@riwaq/contracts/memory/plan.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../lib/query-of.ts";

/** The plan of a pupil, and what follows from it. */
export const memoryQuery = (id: string) =>
  queryOptions(queryOf(plan.ofStudent, { params: { id } }));

/** Each page of which something is known. */
export const heatMapQuery = (id: string) =>
  queryOptions(queryOf(pages.heatMap, { params: { id } }));

/** What a teacher needs before and in a lesson. */
export const todayOfPupilQuery = (id: string) =>
  queryOptions(queryOf(pages.today, { params: { id } }));
