import * as phrases from "@riwaq/contracts/learning/phrases.calls";
import * as programmes from "@riwaq/contracts/people/programmes.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** With the retired ones, which come last. */
export const staffPhrasesQuery = queryOptions(queryOf(phrases.forStaff));

/** For which programmes there are phrases; the archived ones keep theirs. */
export const phraseProgrammesQuery = queryOptions(queryOf(programmes.forStaff));
