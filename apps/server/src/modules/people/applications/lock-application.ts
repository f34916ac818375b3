import { eq } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { teachers } from "../tables/teachers.ts";

/** Until the transaction ends, the teacher and staff take turns: nobody decides about what is changed meanwhile. */
export async function lockApplication(tx: Transaction, teacherId: string) {
  const [teacher] = await tx
    .select({ approval: teachers.approval, note: teachers.approvalNote })
    .from(teachers)
    .where(eq(teachers.userId, teacherId))
    .for("no key update");
  if (!teacher) throw new AppError("not_found");
  return teacher;
}
