import * as statements from "@riwaq/contracts/billing/statements.calls";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** What came by bank transfer, for staff who decide about money. */
export const statementsQuery = queryOptions(queryOf(statements.show));

/** What a transfer may be for. */
export const openChargesQuery = (q: string) =>
  queryOptions({
    ...queryOf(statements.openCharges, { query: { q } }),
    placeholderData: keepPreviousData,
  });
