import { and, eq, isNotNull, isNull, not, sql } from "drizzle-orm";

import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { personOf } from "../sign-in/person-of.ts";
import { users } from "../tables/users.ts";
import { hasRole, rightsOf, rolesOf } from "../users/queries.ts";

/** Whom staff may see as: an open account with an address, of somebody who does not work here. */
export async function findSeen(db: Database, id: string): Promise<SignedIn | undefined> {
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      email: sql<string>`${users.email}`,
      emailVerified: users.emailVerified,
      image: users.image,
      role: users.role,
      roles: rolesOf,
      rights: rightsOf,
      timeZone: users.timeZone,
      language: users.language,
    })
    .from(users)
    .where(
      and(
        eq(users.id, id),
        isNull(users.closedAt),
        isNotNull(users.email),
        not(hasRole(users.id, "staff")),
      ),
    );
  return row && personOf(row);
}

export async function isKnown(db: Database, id: string): Promise<boolean> {
  return (await db.$count(users, eq(users.id, id))) > 0;
}
