import { and, eq, isNull, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Actor, SignedIn } from "../../../platform/context.ts";
/** Who sees which material: its teacher, staff, and the families of those it is given to. */
import { childrenOf } from "../../people/reach/family.ts";
import { resources } from "../tables/resources.ts";

export const isFamily = ({ role }: SignedIn) => role === "S" || role === "P";

export function requireTeacherOrStaff(actor: Actor): SignedIn {
  const person = requireSignedIn(actor);
  if (isFamily(person)) throw new AppError("forbidden");
  return person;
}

/** The members of the reader's own family among those it is given to; teacher and staff see all. */
export function givenTo(reader: SignedIn): SQL {
  if (reader.role === "S") return sql`given.student_id = ${reader.id}`;
  if (reader.role !== "P") return sql`true`;
  return sql`given.student_id in ${childrenOf(reader.id)}`;
}

/** What was deleted is there for nobody. */
export function withinReach(reader: SignedIn): SQL | undefined {
  return and(isNull(resources.deletedAt), reachOf(reader));
}

function reachOf(reader: SignedIn): SQL | undefined {
  if (reader.role === "A") return undefined;
  if (reader.role === "T") return eq(resources.teacherId, reader.id);
  return isGivenTo(givenTo(reader));
}

export function isGivenTo(whom: SQL): SQL {
  return sql`exists (select 1 from resource_assignments given
    where given.resource_id = resources.id and ${whom})`;
}
