import { list } from "@riwaq/contracts/institute/policies.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** What held, holds and will hold: the day decides, so that it is asked anew whenever it is shown. */
export const policiesQuery = queryOptions({ ...queryOf(list), staleTime: 0 });
