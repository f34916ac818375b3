import * as homes from "@riwaq/contracts/views/homes.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

export const studentHomeQuery = queryOptions({ ...queryOf(homes.student), staleTime: 0 });

export const parentHomeQuery = queryOptions({ ...queryOf(homes.parent), staleTime: 0 });
