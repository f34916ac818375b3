import type { Recitation } from "@riwaq/contracts/learning/recitations";
import { type SQL, and, asc, desc, eq, isNotNull, lt, lte, max, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import type { Database } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { users } from "../../identity/tables/users.ts";
import { isChildOf } from "../../people/reach/family.ts";
import { type PupilId, taughtSince } from "../../people/reach/pupils.ts";
import { recitationPieces } from "../tables/recitation-pieces.ts";
import { recitations } from "../tables/recitations.ts";
import { type RecitationRow, presentRecitation } from "./presenter.ts";

const hearers = alias(users, "hearers");

const { studentId, heardById } = recitations;
const isByFamily = sql<boolean>`(${heardById} = ${studentId} or ${isChildOf(studentId, heardById)})`;

const select = (db: Database) =>
  db
    .select({
      recitation: recitations,
      student: users.name,
      heardBy: hearers.name,
      isByFamily,
      taughtSince: taughtSince(studentId),
    })
    .from(recitations)
    .innerJoin(users, eq(users.id, recitations.studentId))
    .leftJoin(hearers, eq(hearers.id, recitations.heardById));

type Joined = Awaited<ReturnType<ReturnType<typeof select>["execute"]>>[number];
const flat = ({ recitation, ...beside }: Joined): RecitationRow => ({ ...recitation, ...beside });

export async function findRecitation(db: Database, id: string): Promise<RecitationRow | undefined> {
  return (await select(db).where(eq(recitations.id, id))).map(flat)[0];
}

/** As they stand, and as they are shown to somebody who may not remove them. */
export async function findRecitationsWhere(
  db: Database,
  where: SQL | undefined,
  { orderBy, limit }: { orderBy: SQL[]; limit: number },
): Promise<Array<{ row: RecitationRow; recitation: Recitation }>> {
  const found = await select(db)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return found.map((one) => {
    const row = flat(one);
    return { row, recitation: presentRecitation(row, { canRemove: false }) };
  });
}

/** Nobody else changes it, or adds to it, until the transaction ends. */
export async function lockRecitation(
  tx: Transaction,
  id: string,
): Promise<RecitationRow | undefined> {
  await tx
    .select({ id: recitations.id })
    .from(recitations)
    .where(eq(recitations.id, id))
    .for("no key update");
  return findRecitation(tx, id);
}

/** What is recorded or kept of a pupil, and nobody changes meanwhile. */
export async function lockRecitationsOf(
  tx: Transaction,
  studentId: string,
): Promise<RecitationRow[]> {
  const isTheirs = and(eq(recitations.studentId, studentId), ne(recitations.state, "gone"));
  await tx.select({ id: recitations.id }).from(recitations).where(isTheirs).for("no key update");
  return (await select(tx).where(isTheirs).orderBy(asc(recitations.beganAt))).map(flat);
}

/** What of a pupil can be heard or is being recorded, the newest first. */
export async function findRecitationsOf(
  db: Database,
  student: PupilId,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: RecitationRow[]; total: number }> {
  const isTheirs = and(eq(recitations.studentId, student), ne(recitations.state, "gone"));
  const rows = await select(db)
    .where(isTheirs)
    .orderBy(desc(recitations.beganAt), desc(recitations.id))
    .limit(limit)
    .offset(offset);
  return { rows: rows.map(flat), total: await db.$count(recitations, isTheirs) };
}

/** What is being recorded in a lesson; the room shows it. Whoever asks says who may know of it. */
export async function findRecordingOfLesson(
  db: Database,
  sessionId: string,
): Promise<Recitation | null> {
  const [row] = await select(db).where(
    and(eq(recitations.sessionId, sessionId), eq(recitations.state, "recording")),
  );
  return row ? presentRecitation(flat(row), { canRemove: false }) : null;
}

export async function findPieceNumbers(db: Database, id: string): Promise<number[]> {
  const rows = await db
    .select({ number: recitationPieces.number })
    .from(recitationPieces)
    .where(eq(recitationPieces.recitationId, id));
  return rows.map(({ number }) => number);
}

/** The first so many, in their order. */
export async function findPieces(db: Database, id: string, count: number): Promise<Uint8Array[]> {
  const rows = await db
    .select({ bytes: recitationPieces.bytes })
    .from(recitationPieces)
    .where(and(eq(recitationPieces.recitationId, id), lt(recitationPieces.number, count)))
    .orderBy(asc(recitationPieces.number));
  return rows.map(({ bytes }) => bytes);
}

type Since = { inLesson: Date; atHome: Date };

/** Those of which nothing has come since then. */
export async function findSilent(db: Database, { inLesson, atHome }: Since): Promise<string[]> {
  const lastCame = db
    .select({ at: max(recitationPieces.receivedAt) })
    .from(recitationPieces)
    .where(eq(recitationPieces.recitationId, recitations.id));
  const rows = await db
    .select({ id: recitations.id })
    .from(recitations)
    .where(
      and(
        eq(recitations.state, "recording"),
        sql`coalesce((${lastCame}), ${recitations.beganAt}) <= case when ${recitations.sessionId} is null
          then ${atHome.toISOString()}::timestamptz else ${inLesson.toISOString()}::timestamptz end`,
      ),
    )
    .orderBy(asc(recitations.beganAt));
  return rows.map(({ id }) => id);
}

/** Those that are kept longer than they should be. */
export async function findOverdue(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: recitations.id })
    .from(recitations)
    .where(and(eq(recitations.state, "kept"), lte(recitations.keptUntil, now)))
    .orderBy(asc(recitations.keptUntil))
    .limit(200);
  return rows.map(({ id }) => id);
}

/** The last recording by which a pupil is placed, and who heard it: what can be heard, or was answered. */
export async function findLastPlacement(db: Database, student: PupilId) {
  const { isPlacement, state, answeredAt, beganAt, id, answeredById } = recitations;
  const [last] = await db
    .select({ id, answeredBy: users.name })
    .from(recitations)
    .leftJoin(users, eq(users.id, answeredById))
    .where(
      and(
        eq(studentId, student),
        eq(isPlacement, true),
        or(eq(state, "kept"), isNotNull(answeredAt)),
      ),
    )
    .orderBy(desc(beganAt), desc(id))
    .limit(1);
  const row = last && (await findRecitation(db, last.id));
  return row && { row, answeredBy: last.answeredBy };
}
