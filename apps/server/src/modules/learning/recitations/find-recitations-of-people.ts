/** What is kept of somebody's recitations: given out with the sound, and forgotten with it. */
import { and, asc, eq, isNotNull, sql } from "drizzle-orm";

import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { familyOf } from "../../people/reach/pupils.ts";
import { findVoiceKeys, findVoicesShown } from "../homework/find-homework-of-people.ts";
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
      for_placement: recitations.isPlacement,
      level: recitations.level,
    })
    .from(recitations)
    .innerJoin(users, eq(users.id, recitations.studentId))
    .where(sql`${recitations.studentId} = any(${sql.param([...studentIds])}::uuid[])`)
    .orderBy(asc(recitations.beganAt), asc(recitations.id));
}

/** One's own and those of one's children, numbered as they were recorded, with what was said to them by voice. */
export async function findSoundFiles(db: Database, person: Pick<SignedIn, "id" | "roles">) {
  const isOwn = sql`${recitations.studentId} in ${familyOf(person)}`;
  const rows = await db
    .select({ id: recitations.id, type: recitations.type, key: recitations.storageKey })
    .from(recitations)
    .where(and(isOwn, isNotNull(recitations.storageKey)))
    .orderBy(asc(recitations.beganAt), asc(recitations.id));
  const voices = await findVoicesShown(db, isOwn);
  const endingOf = (type: string | null) => type?.replace("audio/", "") ?? "bin";
  return rows.flatMap(({ id, type, key }, index) => {
    const name = `recitations/${index + 1}`;
    const said = voices
      .filter(({ recitationId }) => recitationId === id)
      .map((voice, at) => ({
        name: `${name}-comment-${at + 1}.${endingOf(voice.type)}`,
        key: voice.key ?? "",
      }));
    return key === null ? said : [{ name: `${name}.${endingOf(type)}`, key }, ...said];
  });
}

export async function findSoundKeys(db: Database, studentId: string): Promise<string[]> {
  const rows = await db
    .select({ key: recitations.storageKey })
    .from(recitations)
    .where(eq(recitations.studentId, studentId));
  const voices = await findVoiceKeys(db, studentId);
  return [...rows.flatMap(({ key }) => key ?? []), ...voices];
}
