import * as account from "@riwaq/contracts/identity/account.calls";
import * as twoStep from "@riwaq/contracts/identity/two-step.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

export const devicesQuery = queryOptions(queryOf(account.devices));

/** Where somebody else is signed in, for staff. */
export const devicesOfQuery = (id: string) =>
  queryOptions(queryOf(account.devicesOf, { params: { id } }));

/** Asked anew each time: a lesson may have been booked meanwhile. */
export const consequencesQuery = queryOptions({
  ...queryOf(account.consequences),
  staleTime: 0,
  gcTime: 0,
  retry: false,
});

export const twoStepQuery = queryOptions(queryOf(twoStep.state));
