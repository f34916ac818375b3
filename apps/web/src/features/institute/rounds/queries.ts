import * as rounds from "@riwaq/contracts/institute/rounds.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

export const roundFailuresQuery = queryOptions(queryOf(rounds.failures));
