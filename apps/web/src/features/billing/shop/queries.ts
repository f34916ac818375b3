import * as shop from "@riwaq/contracts/billing/shop.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** What is for sale, for staff who decide about money. */
export const shopQuery = queryOptions(queryOf(shop.show));
