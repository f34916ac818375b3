import type { HeldPage } from "@riwaq/domain/memory/test-ground";
import { and, asc, desc, eq, gt, gte, inArray, isNull, lte, or } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { users } from "../../identity/tables/users.ts";
import type { MarkRow } from "../../learning/marks/present-mark.ts";
import { wordMarks } from "../../learning/tables/word-marks.ts";
import type { PupilId } from "../../people/reach/pupils.ts";
import { memoryPages } from "../tables/memory-pages.ts";
import { recitationTests } from "../tables/recitation-tests.ts";
import { scoringSchemes } from "../tables/scoring-schemes.ts";

function tests(db: Database) {
  return db
    .select({
      test: recitationTests,
      heldBy: users.name,
      schemeName: scoringSchemes.name,
      schemeVersion: scoringSchemes.version,
    })
    .from(recitationTests)
    .innerJoin(scoringSchemes, eq(scoringSchemes.id, recitationTests.schemeId))
    .leftJoin(users, eq(users.id, recitationTests.heldById))
    .$dynamic();
}
type Found = Awaited<ReturnType<typeof tests>>[number];

/** A test, by what it is counted and what whoever holds it is called. */
export type TestRow = Found["test"] & Omit<Found, "test">;
const rowOf = ({ test, ...rest }: Found): TestRow => ({ ...test, ...rest });

export async function findTest(db: Database, id: string): Promise<TestRow | undefined> {
  const [found] = await tests(db).where(eq(recitationTests.id, id));
  return found && rowOf(found);
}

/** The last first. */
export async function findTestsOf(db: Database, pupilId: PupilId): Promise<TestRow[]> {
  const found = await tests(db)
    .where(eq(recitationTests.studentId, pupilId))
    .orderBy(desc(recitationTests.beganAt), desc(recitationTests.id));
  return found.map(rowOf);
}

export async function lockTest(tx: Transaction, id: string) {
  const [row] = await tx
    .select()
    .from(recitationTests)
    .where(eq(recitationTests.id, id))
    .for("update");
  return row;
}

export async function findRunning(db: Database, pupilId: PupilId): Promise<string | null> {
  const [row] = await db
    .select({ id: recitationTests.id })
    .from(recitationTests)
    .where(and(eq(recitationTests.studentId, pupilId), eq(recitationTests.state, "running")));
  return row?.id ?? null;
}

/** Of which lines are held. */
export async function findHeldPages(db: Database, pupilId: PupilId): Promise<HeldPage[]> {
  return db
    .select({ page: memoryPages.page, known: memoryPages.known })
    .from(memoryPages)
    .where(and(eq(memoryPages.studentId, pupilId), gt(memoryPages.known, 0)))
    .orderBy(asc(memoryPages.page));
}

/**
 * By test, what whoever holds it marked of its pupil while it went on, and did not take back, in its order. Its questions
 * say which of it counts.
 */
export async function findMarksOf(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, MarkRow[]>> {
  const { studentId, heldById, beganAt, finishedAt, id } = recitationTests;
  const rows = await db
    .select({ testId: id, mark: wordMarks, byName: users.name })
    .from(recitationTests)
    .innerJoin(
      wordMarks,
      and(
        eq(wordMarks.studentId, studentId),
        eq(wordMarks.markedById, heldById),
        eq(wordMarks.marker, "teacher"),
        isNull(wordMarks.voidedAt),
        gte(wordMarks.markedAt, beganAt),
        or(isNull(finishedAt), lte(wordMarks.markedAt, finishedAt)),
      ),
    )
    .leftJoin(users, eq(users.id, wordMarks.markedById))
    .where(inArray(id, [...ids]))
    .orderBy(asc(wordMarks.markedAt), asc(wordMarks.id));
  const marks = new Map<string, MarkRow[]>(ids.map((test) => [test, []]));
  for (const { testId, mark, byName } of rows) marks.get(testId)?.push({ ...mark, byName });
  return marks;
}

/** Finished tests during which a mark was made by whoever held them. */
export async function lockTestsWith(
  tx: Transaction,
  { studentId, byId, at }: { studentId: string; byId: string; at: Date },
) {
  const { heldById, beganAt, finishedAt, state, id } = recitationTests;
  return tx
    .select()
    .from(recitationTests)
    .where(
      and(
        eq(recitationTests.studentId, studentId),
        eq(heldById, byId),
        eq(state, "finished"),
        lte(beganAt, at),
        gte(finishedAt, at),
      ),
    )
    .orderBy(asc(id))
    .for("update");
}
