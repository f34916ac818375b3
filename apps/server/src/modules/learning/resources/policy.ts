import { and, eq, isNull, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";

import type { SignedIn } from "../../../platform/context.ts";
/** Who sees which material: its teacher, staff, and the families of those it is given to. */
import { byRoles, familyOf } from "../../people/reach/pupils.ts";
import { resources } from "../tables/resources.ts";

/** The members of the reader's own family among those it is given to; teacher and staff see all. */
export function givenTo(reader: SignedIn): SQL {
  const isOfFamily = sql`given.student_id in ${familyOf(reader)}`;
  if (!reader.roles.has("teacher") && !reader.roles.has("staff")) return isOfFamily;
  return sql`(${resources.teacherId} = ${reader.id} or ${reader.roles.has("staff")}::boolean or ${isOfFamily})`;
}

/** What was deleted is there for nobody. */
export function withinReach(reader: SignedIn): SQL | undefined {
  return and(isNull(resources.deletedAt), reachOf(reader));
}

function reachOf(reader: SignedIn): SQL | undefined {
  if (reader.roles.has("staff")) return undefined;
  const isOfFamily = isGivenTo(sql`given.student_id in ${familyOf(reader)}`);
  return byRoles(reader, {
    teacher: eq(resources.teacherId, reader.id),
    student: isOfFamily,
    guardian: isOfFamily,
    staff: sql`false`,
  });
}

/** As family one reads the newest version alone; who gives it, or works here, reads them all. */
export const isReadAsFamily = (reader: SignedIn, { teacherId }: { teacherId: string }) =>
  teacherId !== reader.id && !reader.roles.has("staff");

export function isGivenTo(whom: SQL): SQL {
  return sql`exists (select 1 from resource_assignments given
    where given.resource_id = resources.id and ${whom})`;
}
