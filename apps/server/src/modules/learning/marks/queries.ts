import type { Mark, WeakWord } from "@riwaq/contracts/learning/marks";
import {
  FIRST_AT_HAND,
  FREQUENT_OF_LAST,
  KINDS_AT_HAND,
  type MarkKind,
  WEAK_FOR_MS,
} from "@riwaq/domain/learning/marks/kinds";
import { type SQL, and, asc, between, desc, eq, gt, isNull, lte, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { users } from "../../identity/tables/users.ts";
import type { PupilId } from "../../people/reach/pupils.ts";
import { wordMarks } from "../tables/word-marks.ts";
import { type MarkRow, presentMark, presentWeakWord } from "./present-mark.ts";

/** Whoever else reads a pupil's marks reads them at once; a family from the instant on that each of them says. */
export type MarkReader = "family" | "others";

const stands = isNull(wordMarks.voidedAt);
const isShownTo = (reader: MarkReader, now: Date) =>
  reader === "family" ? lte(wordMarks.shownFrom, now) : undefined;

function markRows(db: Database, where: SQL | undefined) {
  return db
    .select({ mark: wordMarks, byName: users.name })
    .from(wordMarks)
    .leftJoin(users, eq(users.id, wordMarks.markedById))
    .where(where);
}
type Found = Awaited<ReturnType<typeof markRows>>[number];
const rowOf = ({ mark, byName }: Found): MarkRow => ({ ...mark, byName });

/** One by its id, whoever asks; undefined where there is none. */
export async function findMark(db: Database, id: string): Promise<MarkRow | undefined> {
  const [found] = await markRows(db, eq(wordMarks.id, id));
  return found && rowOf(found);
}

type OnPages = { from: number; to: number; reader: MarkReader; now: Date };

/** What stands on some pages of a pupil, the last first. */
export async function marksOnPages(db: Database, pupilId: PupilId, on: OnPages): Promise<Mark[]> {
  const isOnPages = between(wordMarks.page, on.from, on.to);
  const isShown = isShownTo(on.reader, on.now);
  const found = await markRows(
    db,
    and(eq(wordMarks.studentId, pupilId), isOnPages, stands, isShown),
  ).orderBy(desc(wordMarks.markedAt), desc(wordMarks.id));
  return found.map((one) => presentMark(rowOf(one)));
}

/** All of a lesson in the order in which they were made, also what was taken back. */
export async function findMarksOfLesson(db: Database, sessionId: string): Promise<Mark[]> {
  const found = await markRows(db, eq(wordMarks.sessionId, sessionId)).orderBy(
    asc(wordMarks.markedAt),
    asc(wordMarks.id),
  );
  return found.map((one) => presentMark(rowOf(one)));
}

type During = {
  sessionId: string | null;
  from: Date;
  until: Date;
  reader: MarkReader;
  now: Date;
};

/** What of a pupil was marked in a lesson, or without one, in some time, in the order in which it was made. */
export async function findMarksDuring(
  db: Database,
  pupilId: PupilId,
  { sessionId, from, until, reader, now }: During,
): Promise<Mark[]> {
  const found = await markRows(
    db,
    and(
      eq(wordMarks.studentId, pupilId),
      sessionId === null ? isNull(wordMarks.sessionId) : eq(wordMarks.sessionId, sessionId),
      isNull(wordMarks.recitationId),
      between(wordMarks.markedAt, from, until),
      stands,
      isShownTo(reader, now),
    ),
  ).orderBy(asc(wordMarks.markedAt), asc(wordMarks.id));
  return found.map((one) => presentMark(rowOf(one)));
}

type Heard = { recitationId: string; reader: MarkReader; now: Date };

/** What was marked by somebody who heard a recording, each with its moment of it. */
export async function findMarksHeard(
  db: Database,
  pupilId: PupilId,
  { recitationId, reader, now }: Heard,
): Promise<Array<Mark & { at_ms: number }>> {
  const isTheirs = eq(wordMarks.studentId, pupilId);
  const isHere = eq(wordMarks.recitationId, recitationId);
  const found = await markRows(db, and(isTheirs, isHere, stands, isShownTo(reader, now))).orderBy(
    asc(wordMarks.atMs),
    asc(wordMarks.id),
  );
  return found.map((one) => ({ ...presentMark(rowOf(one)), at_ms: one.mark.atMs ?? 0 }));
}

const WEAK_MAX = 10;

type Weak = { pupilId: PupilId; reader: MarkReader; now: Date; limit: number };

async function weakWords(db: Database, { pupilId, reader, now, limit }: Weak): Promise<WeakWord[]> {
  const { sura, aya, word, page, kind, detail, markedAt, id } = wordMarks;
  const times = sql<number>`count(*)::int`;
  const newest = sql`order by ${markedAt} desc, ${id} desc`;
  const isRecent = gt(markedAt, new Date(now.getTime() - WEAK_FOR_MS));
  const rows = await db
    .select({
      sura,
      aya,
      word,
      page,
      count: times,
      kind: sql<MarkKind>`(array_agg(${kind} ${newest}))[1]`,
      detail: sql<string>`(array_agg(${detail} ${newest}))[1]`,
      lastMs: sql<number>`extract(epoch from max(${markedAt}))::float8 * 1000`,
    })
    .from(wordMarks)
    .where(and(eq(wordMarks.studentId, pupilId), stands, isRecent, isShownTo(reader, now)))
    .groupBy(sura, aya, word, page)
    .orderBy(desc(times), desc(sql`max(${markedAt})`), asc(sura), asc(aya), asc(word))
    .limit(limit);
  return rows.map(presentWeakWord);
}

/** The words of a pupil that were marked most often lately, by whomever; of two the one that was marked last comes first. */
export const findWeakWords = (
  db: Database,
  pupilId: PupilId,
  now: Date,
  limit = WEAK_MAX,
): Promise<WeakWord[]> => weakWords(db, { pupilId, reader: "others", now, limit });

/** The same of what the family has been shown. */
export const findShownWeakWords = (
  db: Database,
  pupilId: PupilId,
  now: Date,
  limit = WEAK_MAX,
): Promise<WeakWord[]> => weakWords(db, { pupilId, reader: "family", now, limit });

/** The four kinds that this teacher used most of late, to have at hand; others where these are fewer. */
export async function findFrequentKinds(
  db: Database,
  teacherId: string,
  now: Date,
): Promise<MarkKind[]> {
  const { kind, markedById, markedAt } = wordMarks;
  const recent = db
    .select({ kind })
    .from(wordMarks)
    .where(and(eq(markedById, teacherId), lte(markedAt, now), stands))
    .orderBy(desc(markedAt))
    .limit(FREQUENT_OF_LAST)
    .as("recent");
  const rows = await db
    .select({ kind: recent.kind })
    .from(recent)
    .groupBy(recent.kind)
    .orderBy(sql`count(*) desc`, asc(recent.kind))
    .limit(KINDS_AT_HAND);
  const used = rows.map((row) => row.kind);
  return [...new Set([...used, ...FIRST_AT_HAND])].slice(0, KINDS_AT_HAND);
}

/** What the family was to see later it sees from now on. */
const showNow = async (tx: Transaction, where: SQL, now: Date): Promise<void> => {
  await tx
    .update(wordMarks)
    .set({ shownFrom: now })
    .where(and(where, gt(wordMarks.shownFrom, now)));
};

export const showMarksNow = async (tx: Transaction, sessionId: string, now: Date) =>
  showNow(tx, eq(wordMarks.sessionId, sessionId), now);

export const showHeardMarksNow = async (tx: Transaction, recitationId: string, now: Date) =>
  showNow(tx, eq(wordMarks.recitationId, recitationId), now);
