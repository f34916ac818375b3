import * as programmes from "@riwaq/contracts/people/programmes.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** With the archived ones, which come last. */
export const staffProgrammesQuery = queryOptions(queryOf(programmes.forStaff));
