import * as recognitions from "@riwaq/contracts/institute/recognitions.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** With those that are over. */
export const recognitionsQuery = queryOptions(queryOf(recognitions.list));
