import * as calendar from "@riwaq/contracts/scheduling/calendar.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** The coming year's clock changes that give one of the reader's series another hour on one side. */
export const clockChangesQuery = queryOptions(queryOf(calendar.clockChanges));
