import * as applications from "@riwaq/contracts/people/applications.calls";
import { queryOptions } from "@tanstack/react-query";

import { queryOf } from "../../../lib/query-of.ts";

/** Of the teacher who is signed in. */
export const applicationQuery = queryOptions(queryOf(applications.own));

/** As staff read it. */
export function applicationOfQuery(id: string) {
  return queryOptions(queryOf(applications.ofTeacher, { params: { id } }));
}
