import * as calendar from "@riwaq/contracts/scheduling/calendar.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "./query-of.ts";

/** Whether there is an address, and when a calendar last read it; never the address itself. */
export const calendarFeedQuery = queryOptions(queryOf(calendar.feed));
