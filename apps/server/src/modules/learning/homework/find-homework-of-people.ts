/** What is kept of somebody's recitations between lessons: given out, and forgotten with them. */
import { type SQL, and, asc, eq, isNotNull, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { recitationComments } from "../tables/recitation-comments.ts";
import { recitationHomework } from "../tables/recitation-homework.ts";
import { recitations } from "../tables/recitations.ts";

const among = (ids: readonly string[]) => sql`any(${sql.param([...ids])}::uuid[])`;

export async function findHomeworkOfPeople(db: Database, studentIds: readonly string[]) {
  const { studentId, fromSura, fromAya, toSura, toAya, words, dueOn, setAt, withdrawnAt, id } =
    recitationHomework;
  return db
    .select({
      student: users.name,
      from_sura: fromSura,
      from_aya: fromAya,
      to_sura: toSura,
      to_aya: toAya,
      words,
      due_on: dueOn,
      set_at: setAt,
      withdrawn_at: withdrawnAt,
    })
    .from(recitationHomework)
    .innerJoin(users, eq(users.id, studentId))
    .where(sql`${studentId} = ${among(studentIds)}`)
    .orderBy(asc(setAt), asc(id));
}

/** As the family may read them: with the answer. */
const isAnswered = isNotNull(recitations.answeredAt);

/** What teachers said to their recordings; the voices lie beside them as files. */
export async function findCommentsOfPeople(db: Database, studentIds: readonly string[]) {
  return db
    .select({
      student: users.name,
      recorded_at: recitations.beganAt,
      at_ms: recitationComments.atMs,
      text: recitationComments.text,
      sound_ms: recitationComments.soundMs,
      made_at: recitationComments.madeAt,
    })
    .from(recitationComments)
    .innerJoin(recitations, eq(recitations.id, recitationComments.recitationId))
    .innerJoin(users, eq(users.id, recitations.studentId))
    .where(and(sql`${recitations.studentId} = ${among(studentIds)}`, isAnswered))
    .orderBy(asc(recitationComments.madeAt), asc(recitationComments.id));
}

const voice = {
  recitationId: recitationComments.recitationId,
  type: recitationComments.soundType,
  key: recitationComments.soundKey,
};

export async function findVoicesShown(db: Database, isOwn: SQL) {
  return db
    .select(voice)
    .from(recitationComments)
    .innerJoin(recitations, eq(recitations.id, recitationComments.recitationId))
    .where(and(isOwn, isAnswered, isNotNull(recitationComments.soundKey)))
    .orderBy(asc(recitationComments.madeAt), asc(recitationComments.id));
}

/** Of all that was said to a pupil, whether or not it was shown. */
export async function findVoiceKeys(db: Database, studentId: string): Promise<string[]> {
  const rows = await db
    .select(voice)
    .from(recitationComments)
    .innerJoin(recitations, eq(recitations.id, recitationComments.recitationId))
    .where(eq(recitations.studentId, studentId));
  return rows.flatMap(({ key }) => key ?? []);
}
