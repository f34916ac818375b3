import * as legalActs from "@riwaq/contracts/billing/legal-acts.calls";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** What was declared without signing in, for staff who decide about money. */
export const legalActsQuery = queryOptions(queryOf(legalActs.list));

/** What matching it to a subscription does, to the cent. */
export const effectQuery = (id: string, subscriptionId: string) =>
  queryOptions(
    queryOf(legalActs.effect, { params: { id }, query: { subscription_id: subscriptionId } }),
  );

/** Whose a declaration may be; while others are looked for, the ones before stay. */
export const candidatesQuery = (id: string, q: string) =>
  queryOptions({
    ...queryOf(legalActs.candidates, { params: { id }, query: { q } }),
    placeholderData: keepPreviousData,
  });
