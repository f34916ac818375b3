/** What is kept of somebody's recitations: given out with the sound, and forgotten with it. */
import { and, asc, eq, isNotNull, sql } from "drizzle-orm";

import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { familyOf } from "../../people/reach/pupils.ts";
import { recitations } from "../tables/recitations.ts";

export async function findRecitationsOfPeople(db: Database, studentIds: readonly string[]) {
  return db
    .select({
      student: users.name,
      from_sura: recitations.fromSura,
      from_aya: recitations.fromAya,
      to_sura: recitations.toSura,
      to_aya: recitations.toAya,
      state: recitations.state,
      began_at: recitations.beganAt,
      duration_ms: recitations.durationMs,
      kept_until: recitations.keptUntil,
    })
    .from(recitations)
    .innerJoin(users, eq(users.id, recitations.studentId))
    .where(sql`${recitations.studentId} = any(${sql.param([...studentIds])}::uuid[])`)
    .orderBy(asc(recitations.beganAt), asc(recitations.id));
}

/** One's own and those of one's children, numbered as they were recorded. */
export async function findSoundFiles(db: Database, person: Pick<SignedIn, "id" | "roles">) {
  const rows = await db
    .select({ type: recitations.type, key: recitations.storageKey })
    .from(recitations)
    .where(
      and(sql`${recitations.studentId} in ${familyOf(person)}`, isNotNull(recitations.storageKey)),
    )
    .orderBy(asc(recitations.beganAt), asc(recitations.id));
  return rows.flatMap(({ type, key }, index) =>
    key === null
      ? []
      : [{ name: `recitations/${index + 1}.${type?.replace("audio/", "") ?? "bin"}`, key }],
  );
}

export async function findSoundKeys(db: Database, studentId: string): Promise<string[]> {
  const rows = await db
    .select({ key: recitations.storageKey })
    .from(recitations)
    .where(eq(recitations.studentId, studentId));
  return rows.flatMap(({ key }) => key ?? []);
}
