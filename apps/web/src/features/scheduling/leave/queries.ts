import * as cover from "@riwaq/contracts/scheduling/cover.calls";
import * as leave from "@riwaq/contracts/scheduling/leave.calls";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";
import type { LeaveSearch } from "./model/leave-search.ts";

const REFRESH_MS = 60_000;

/** A teacher's own. */
export const ownLeavesQuery = queryOptions(queryOf(leave.mine));

export const ownLeaveLessonsQuery = (id: string) =>
  queryOptions(queryOf(cover.ofOwnLeave, { params: { id } }));

/** For staff; what was on show stays until the next is here. */
export const staffLeavesQuery = (search: LeaveSearch) =>
  queryOptions({ ...queryOf(leave.list, { query: search }), placeholderData: keepPreviousData });

/** Lesson by lesson, asked anew while it is on show: hours go on passing, and families go on answering. */
export const leaveDetailsQuery = (id: string) =>
  queryOptions({ ...queryOf(cover.ofLeave, { params: { id } }), refetchInterval: REFRESH_MS });
