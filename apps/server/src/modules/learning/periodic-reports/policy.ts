import { type SQL, eq, sql } from "drizzle-orm";

import type { SignedIn } from "../../../platform/context.ts";
/** Who may know of a periodic report: its teacher, staff, and the parents once it is approved. Pupils are not written to by it. */
import { childrenOf } from "../../people/reach/family.ts";
import { byRoles } from "../../people/reach/pupils.ts";
import { periodicReports } from "../tables/periodic-reports.ts";

type Reader = Pick<SignedIn, "id" | "roles" | "rights">;

/** Who has it written to them: what is between teacher and staff about it is not theirs. */
export const readsAsParent = (
  { id, roles, rights }: Reader,
  { teacherId }: { teacherId: string },
): boolean => roles.has("guardian") && teacherId !== id && !rights.has("content");

export function withinReach(reader: Reader): SQL | undefined {
  if (reader.rights.has("content")) return undefined;
  return byRoles(reader, {
    teacher: eq(periodicReports.teacherId, reader.id),
    guardian: sql`${periodicReports.status} = 'approved' and ${periodicReports.studentId} in ${childrenOf(reader.id)}`,
    student: sql`false`,
    staff: sql`false`,
  });
}

/** Whoever has it now has not been reminded of it. */
export const inNewHands = (since: Date) => ({
  waitingSince: since,
  remindedAt: null,
  escalatedAt: null,
});
