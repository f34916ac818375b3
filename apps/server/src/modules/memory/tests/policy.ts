/** Who reads a test and who goes on with it: a teacher of the pupil begins, whoever began holds it, a family reads the end. */
import { AppError } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { TEACHING, requireSide, sideOf } from "../reach/queries.ts";
import type { recitationTests } from "../tables/recitation-tests.ts";
import { type TestRow, findTest, lockTest } from "./queries.ts";

export type TestReader = "family" | "teacher" | "staff";

/** @throws not found beyond reach */
export async function readerOf(
  db: Database,
  actor: SignedIn,
  asked: { studentId: string; now: Date },
) {
  const { side, pupilId } = await sideOf(db, actor, asked);
  const reader: TestReader = side === "teacher" || side === "staff" ? side : "family";
  return { reader, pupilId };
}

/** A family sees no test before it is finished. */
export const isShownTo = (reader: TestReader, state: TestRow["state"]): boolean =>
  reader !== "family" || state === "finished";

/** @throws not found for whoever may not read it */
export async function requireTest(
  db: Database,
  actor: SignedIn,
  { id, now }: { id: string; now: Date },
) {
  const test = await findTest(db, id);
  if (!test) throw new AppError("not_found");
  const { reader } = await readerOf(db, actor, { studentId: test.studentId, now });
  if (!isShownTo(reader, test.state)) throw new AppError("not_found");
  return { test, reader };
}

type Locking = { actor: SignedIn; now: Date };

/** A test that a teacher of the pupil may end, as it stands once nobody else changes it. */
export async function lockForTeacher(
  tx: Transaction,
  { actor, now }: Locking,
  { id }: { id: string },
): Promise<typeof recitationTests.$inferSelect> {
  const test = await lockTest(tx, id);
  if (!test) throw new AppError("not_found");
  const { reader } = await readerOf(tx, actor, { studentId: test.studentId, now });
  if (!isShownTo(reader, test.state)) throw new AppError("not_found");
  await requireSide(tx, actor, { studentId: test.studentId, now, sides: TEACHING });
  return test;
}

/** The same of whoever holds it. @throws forbidden to another teacher */
export async function lockForHolder(tx: Transaction, asked: Locking, of: { id: string }) {
  const test = await lockForTeacher(tx, asked, of);
  if (test.heldById !== asked.actor.id) throw new AppError("forbidden");
  return test;
}
