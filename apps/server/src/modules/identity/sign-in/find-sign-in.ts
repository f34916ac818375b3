import { and, eq, gt, isNull, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { prepared } from "../../../platform/db/prepared.ts";
import { seeingAs } from "../tables/seeing-as.ts";
import { signIns } from "../tables/sign-ins.ts";
import { users } from "../tables/users.ts";
import { rightsOf, rolesOf } from "../users/queries.ts";

/** The person behind a session token, unless the account is closed, in one prepared query: every signed-in request runs it. */
export async function findSignIn(db: Database, token: string, now: Date) {
  const [found] = await prepared(db, "find_sign_in", build).execute({ token, now });
  return found;
}

export type FoundSignIn = NonNullable<Awaited<ReturnType<typeof findSignIn>>>;

const build = (db: Database, name: string) =>
  db
    .select({
      signInId: signIns.id,
      expiresAt: signIns.expiresAt,
      signedInAt: signIns.createdAt,
      id: users.id,
      name: users.name,
      // Who has no address has no credential, and so no sign-in.
      email: sql<string>`${users.email}`,
      emailVerified: users.emailVerified,
      image: users.image,
      role: users.role,
      roles: rolesOf,
      rights: rightsOf,
      isTwoStepOn: sql<boolean>`exists (select from two_step_secrets step
        where step.user_id = ${users.id} and step.confirmed_at is not null)`,
      timeZone: users.timeZone,
      language: users.language,
      seenId: seeingAs.personId,
      seenUntil: seeingAs.endsAt,
    })
    .from(signIns)
    .innerJoin(users, eq(users.id, signIns.userId))
    .leftJoin(
      seeingAs,
      and(eq(seeingAs.signInId, signIns.id), gt(seeingAs.endsAt, sql.placeholder("now"))),
    )
    .where(
      and(
        eq(signIns.token, sql.placeholder("token")),
        gt(signIns.expiresAt, sql.placeholder("now")),
        isNull(users.closedAt),
      ),
    )
    .limit(1)
    .prepare(name);
