import * as families from "@riwaq/contracts/people/families.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** Those in which the reader answers for somebody, or for oneself alone, with who pays. */
export const familiesQuery = queryOptions(queryOf(families.list));
