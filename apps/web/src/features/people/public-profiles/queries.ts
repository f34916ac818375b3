import * as profiles from "@riwaq/contracts/people/public-profiles.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** What the teacher who is signed in lets visitors see. */
export const publicProfileQuery = queryOptions(queryOf(profiles.own));
