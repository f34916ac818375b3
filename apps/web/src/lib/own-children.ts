import * as children from "@riwaq/contracts/people/children.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "./query-of.ts";

/** A parent's children by name. */
export const childrenQuery = queryOptions(queryOf(children.list));
