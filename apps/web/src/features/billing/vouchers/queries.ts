import * as vouchers from "@riwaq/contracts/billing/vouchers.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** What one bought and what one pays with. */
export const ownVouchersQuery = queryOptions(queryOf(vouchers.own));

/** Asked for when it is to be seen, and kept nowhere. */
export const codeQuery = (id: string) =>
  queryOptions({ ...queryOf(vouchers.code, { params: { id } }), gcTime: 0 });

/** All of them, without their codes: for staff who decide about money. */
export const vouchersQuery = queryOptions(queryOf(vouchers.list));
