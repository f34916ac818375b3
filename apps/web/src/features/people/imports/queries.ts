import * as imports from "@riwaq/contracts/people/imports.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** What staff have brought in, the newest first. */
export const importsQuery = queryOptions(queryOf(imports.list));
