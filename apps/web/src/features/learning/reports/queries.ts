import * as phrases from "@riwaq/contracts/learning/phrases.calls";
import * as reports from "@riwaq/contracts/learning/reports.calls";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** One form for each pupil of a lesson. Never from the cache: a form begins with what was typed last. */
export function reportFormsQuery(session: string) {
  return queryOptions({
    ...queryOf(reports.forms, { query: { session } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The set phrases that a report may be written with. */
export const offeredPhrasesQuery = queryOptions(queryOf(phrases.offered));

export function reportQuery(id: string) {
  return queryOptions(queryOf(reports.one, { params: { id } }));
}

/** For the teacher and staff: what was sent before, and the notes that no family receives. */
export function reportVersionsQuery(id: string) {
  return queryOptions(queryOf(reports.versions, { params: { id } }));
}

/** While another page is on its way, the one before it stays. */
export function studentReportsQuery(id: string, page: number) {
  return queryOptions({
    ...queryOf(reports.ofStudent, { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
  });
}

/** For staff who decide about content. */
export function lateReportsQuery(page: number) {
  return queryOptions({
    ...queryOf(reports.late, { query: { page } }),
    placeholderData: keepPreviousData,
  });
}

export function progressQuery(id: string) {
  return queryOptions(queryOf(reports.progress, { params: { id } }));
}
