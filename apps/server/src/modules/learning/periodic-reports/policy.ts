import { type SQL, eq, sql } from "drizzle-orm";

import type { SignedIn } from "../../../platform/context.ts";
/** Who may know of a periodic report: its teacher, staff, and the parents once it is approved. Pupils are not written to by it. */
import { childrenOf } from "../../people/reach/family.ts";
import { periodicReports } from "../tables/periodic-reports.ts";

export function withinReach(reader: Pick<SignedIn, "id" | "role">): SQL | undefined {
  if (reader.role === "A") return undefined;
  if (reader.role === "T") return eq(periodicReports.teacherId, reader.id);
  if (reader.role === "S") return sql`false`;
  return sql`${periodicReports.status} = 'approved' and ${periodicReports.studentId} in ${childrenOf(reader.id)}`;
}
