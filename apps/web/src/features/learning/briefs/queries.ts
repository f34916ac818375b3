import * as briefs from "@riwaq/contracts/learning/briefs.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** What a substitute needs to know of a lesson. */
export const briefQuery = (id: string) => queryOptions(queryOf(briefs.one, { params: { id } }));
