import { type CoverStep, stepCover } from "@riwaq/domain/scheduling/cover/cover";
import { eq } from "drizzle-orm";

import { AppError, refusal } from "../../../platform/app-error.ts";
import { lockPeople } from "../../../platform/db/locks.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { covers } from "../tables/covers.ts";
import { sessionStudents } from "../tables/session-students.ts";
import { sessions } from "../tables/sessions.ts";

export type LockedCover = typeof covers.$inferSelect & {
  lesson: typeof sessions.$inferSelect;
  studentIds: string[];
};

/** A cover with its lesson as both stand once nobody else changes them: people first, then rows. */
export async function lockCover(tx: Transaction, id: string): Promise<LockedCover> {
  const [seen] = await tx.select().from(covers).where(eq(covers.id, id));
  if (!seen) throw new AppError("not_found");
  const taught = await tx
    .select({ id: sessionStudents.studentId })
    .from(sessionStudents)
    .where(eq(sessionStudents.sessionId, seen.sessionId));
  const studentIds = taught.map((student) => student.id);
  await lockPeople(tx, [seen.regularTeacherId, seen.substituteId, ...studentIds]);
  const [lesson] = await tx
    .select()
    .from(sessions)
    .where(eq(sessions.id, seen.sessionId))
    .for("update");
  const [cover] = await tx.select().from(covers).where(eq(covers.id, id)).for("update");
  if (!cover || !lesson) throw new AppError("not_found");
  return { ...cover, lesson, studentIds };
}

/** Whether the step changes something; what comes too late is refused. */
export function takeStep(cover: LockedCover, step: CoverStep, now: Date): boolean {
  const { state, lesson, heldUntil, declinableUntil } = cover;
  const times = {
    startsAtMs: lesson.startsAt.getTime(),
    heldUntilMs: heldUntil?.getTime() ?? null,
    declinableUntilMs: declinableUntil?.getTime() ?? null,
  };
  const outcome = stepCover({ state, ...times }, step, now.getTime());
  if (!outcome.ok) throw refusal("conflict", "cover_over");
  return outcome.isNew;
}
