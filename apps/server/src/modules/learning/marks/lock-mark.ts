import { eq } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { wordMarks } from "../tables/word-marks.ts";
import { requireMarker, requireOwnWord } from "./policy.ts";

/** A mark that the actor may change, as it stands once nobody else changes it. */
export async function lockMark(
  tx: Transaction,
  { actor, now }: { actor: SignedIn; now: Date },
  { id }: { id: string },
) {
  const [mark] = await tx.select().from(wordMarks).where(eq(wordMarks.id, id)).for("update");
  if (!mark) throw new AppError("not_found");
  const as = await requireMarker(tx, actor, { studentId: mark.studentId, now });
  requireOwnWord(mark, { actorId: actor.id, as, now });
  return mark;
}
