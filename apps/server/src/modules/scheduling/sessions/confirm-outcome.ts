import type { OutcomeConfirmation } from "@riwaq/contracts/scheduling/sessions";
import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError, badField, refusal } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { outcomeConfirmed, teacherMissed } from "../events.ts";
import { sessions } from "../tables/sessions.ts";
import { type Lesson, lockLesson } from "./load-lesson.ts";
import { isTeacherAway, outcomesFor } from "./policy.ts";
import { settleAbsence } from "./settle-absence.ts";
import { settleReports } from "./settle-reports.ts";

/** Said after the end by the teacher or staff, and corrected as the table of transitions allows; twice is once. */
export async function confirmOutcome(
  ctx: Context,
  id: string,
  outcome: OutcomeConfirmation,
): Promise<void> {
  const actor = requireSignedIn(ctx.actor);
  refuseContradiction(outcome);
  const now = ctx.clock.now();
  await inTransaction(ctx.db, async (tx) => {
    const lesson = await lockLesson(tx, actor, id);
    const { status, absent } = outcome;
    if (lesson.side === "family") throw new AppError("forbidden");
    if (lesson.status === status && lesson.absent === absent) return;
    refuseWrong(lesson, outcome, now);
    await tx
      .update(sessions)
      .set({ status, absent, proposedStatus: null, updatedAt: now })
      .where(eq(sessions.id, id));
    await settleReports(tx, lesson, status);
    await settleAbsence(tx, { actor, lesson, owes: isTeacherAway(absent), now });
    if (isTeacherAway(absent) && lesson.side === "teacher" && !isTeacherAway(lesson.absent)) {
      await emit(ctx, tx, teacherMissed(id, {}, lesson));
    }
    await emit(ctx, tx, outcomeConfirmed(id, { from: lesson.status, to: status }));
  });
}

/** Who was missing is said of a missed lesson, and of no other. */
function refuseContradiction({ status, absent }: OutcomeConfirmation): void {
  if (status === "Missed" && absent === null) throw badField("absent", "required");
  if (status === "Completed" && absent !== null) throw badField("absent", "invalid");
}

function refuseWrong(lesson: Lesson, { status }: OutcomeConfirmation, now: Date): void {
  const isOpen = lesson.status === "Scheduled" || lesson.status === "Joined";
  if (isOpen && now < lesson.endsAt) throw refusal("conflict", "outcome_early");
  if (!outcomesFor(lesson, now).includes(status)) throw refusal("conflict", "outcome_wrong");
}
