import * as recitations from "@riwaq/contracts/learning/recitations.calls";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** Of one pupil, the newest first; while another page is read, this one stays. */
export const recitationsQuery = (studentId: string, page: number) =>
  queryOptions({
    ...queryOf(recitations.ofStudent, { params: { id: studentId }, query: { page } }),
    placeholderData: keepPreviousData,
  });

/** One with its marks. */
export const recitationQuery = (id: string) =>
  queryOptions(queryOf(recitations.one, { params: { id } }));
