import type { GenderExceptionKey } from "@riwaq/contracts/people/teachers";
import { and, eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { genderExceptionAllowed, genderExceptionEnded } from "../events.ts";
import { genderExceptions } from "../tables/gender-exceptions.ts";
import { students } from "../tables/students.ts";
import { teachers } from "../tables/teachers.ts";

type Asked = GenderExceptionKey & { isAllowed: boolean };

/** Staff allow a pair that the gender rule of the terms would refuse, or no longer do. Asked twice, it is noted once. */
export const setGenderException = command({
  by: requireRight("people"),
  trace: "if_changed",
  run: async (ctx, { isAllowed, ...pair }: Asked): Promise<void> => {
    const { tx, actor: staff } = ctx;
    const { student_id: studentId, teacher_id: teacherId } = pair;
    await requirePair(tx, studentId, teacherId);
    const rows = isAllowed
      ? await tx
          .insert(genderExceptions)
          .values({ studentId, teacherId, allowedById: staff.id })
          .onConflictDoNothing()
          .returning()
      : await tx
          .delete(genderExceptions)
          .where(
            and(
              eq(genderExceptions.studentId, studentId),
              eq(genderExceptions.teacherId, teacherId),
            ),
          )
          .returning();
    if (rows.length === 0) return;
    const happened = isAllowed ? genderExceptionAllowed : genderExceptionEnded;
    await emit(ctx, tx, happened(studentId, { teacherId }));
  },
});

async function requirePair(tx: Transaction, studentId: string, teacherId: string): Promise<void> {
  const [pair] = await tx
    .select({ studentId: students.userId })
    .from(students)
    .innerJoin(teachers, eq(teachers.userId, teacherId))
    .where(eq(students.userId, studentId));
  if (!pair) throw new AppError("not_found");
}
