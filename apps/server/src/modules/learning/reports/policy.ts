/** Whose reports one may read: the pupil, the parents, the teacher who wrote them, staff. */
import { type SQL, eq, sql } from "drizzle-orm";

import type { SignedIn } from "../../../platform/context.ts";
import { childrenOf } from "../../people/reach/family.ts";
import { byRoles } from "../../people/reach/pupils.ts";
import { sessionReports } from "../tables/session-reports.ts";

/** To whom a report may be new: not to who wrote it, nor to staff. */
export const isReadAsFamily = (
  reader: Pick<SignedIn, "id" | "roles">,
  { teacherId }: { teacherId: string },
): boolean => teacherId !== reader.id && !reader.roles.has("staff");

/** Sent ones of lessons that somebody else gave in this teacher's place. */
const isOfCovered = (teacherId: string): SQL => sql`(${sessionReports.submittedAt} is not null
  and exists (select from covers cover where cover.session_id = ${sessionReports.sessionId}
    and cover.state = 'standing' and cover.regular_teacher_id = ${teacherId}))`;

/**
 * The reports of which the reader may know: their teacher's, and those of who covered a lesson of theirs; their own, their
 * children's; all for staff.
 */
export function within(reader: Pick<SignedIn, "id" | "roles">): SQL | undefined {
  if (reader.roles.has("staff")) return undefined;
  return byRoles(reader, {
    teacher: sql`(${eq(sessionReports.teacherId, reader.id)} or ${isOfCovered(reader.id)})`,
    student: eq(sessionReports.studentId, reader.id),
    guardian: sql`${sessionReports.studentId} in ${childrenOf(reader.id)}`,
    staff: sql`false`,
  });
}
