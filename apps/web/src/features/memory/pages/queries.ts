import * as pages from "@riwaq/contracts/memory/pages.calls";
import * as rhythm from "@riwaq/contracts/memory/rhythm.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** Each time that one page was recited. */
export const pageHistoryQuery = (id: string, page: number) =>
  queryOptions(queryOf(pages.history, { params: { id, page: String(page) } }));

/** On how many evenings of each week something was recited. */
export const rhythmQuery = (id: string) =>
  queryOptions(queryOf(rhythm.ofStudent, { params: { id } }));
