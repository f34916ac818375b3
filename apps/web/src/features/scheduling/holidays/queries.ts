import * as changes from "@riwaq/contracts/scheduling/changes.calls";
import * as holidays from "@riwaq/contracts/scheduling/holidays.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** Emergencies that wait for the word of the staff. */
export const pendingMakeUpsQuery = queryOptions(
  queryOf(changes.staffMakeUps, { query: { state: "pending" } }),
);

/** What families have not booked yet. */
export const owedMakeUpsQuery = queryOptions(
  queryOf(changes.staffMakeUps, { query: { state: "owed" } }),
);

/** With the lessons that each would cancel: asked anew whenever it is shown, since families go on booking. */
export const staffHolidaysQuery = queryOptions({ ...queryOf(holidays.forStaff), staleTime: 0 });
