import * as children from "@riwaq/contracts/people/children.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** Those who answer for the student who is signed in. */
export const guardiansQuery = queryOptions(queryOf(children.guardians));
