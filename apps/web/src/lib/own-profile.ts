import * as profile from "@riwaq/contracts/identity/profile.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "./query-of.ts";

/** The profile of whoever is signed in: their form, and their time zone wherever wall times are shown. */
export const ownProfileQuery = queryOptions(queryOf(profile.read));
