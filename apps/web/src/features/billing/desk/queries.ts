import * as desk from "@riwaq/contracts/billing/desk.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** What of money waits for staff. */
export const moneyTodayQuery = queryOptions(queryOf(desk.today));
