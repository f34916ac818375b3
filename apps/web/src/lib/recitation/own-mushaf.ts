import * as mushaf from "@riwaq/contracts/learning/mushaf.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../query-of.ts";

/** Where the reader left it open, and where a reciter is heard. */
export const mushafQuery = queryOptions(queryOf(mushaf.show));
