import type { LeaveDecision } from "@riwaq/contracts/scheduling/leave";
import { type LeaveStep, stepLeave } from "@riwaq/domain/scheduling/leave/leave";
import { eq } from "drizzle-orm";

import { requireRight, requireTeacher } from "../../../platform/actors.ts";
import { AppError, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { lockPeople } from "../../../platform/db/locks.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { leaveDecided, leaveWithdrawn } from "../events.ts";
import { leaves } from "../tables/leaves.ts";
import { type LeaveRow, findLeave, hasLeaveBetween, lockLeave } from "./queries.ts";
import { noteLessons } from "./write-leave.ts";

type Locked = typeof leaves.$inferSelect;

/** The teacher is locked before the leave, as whoever books does it. */
async function lock(tx: Transaction, id: string, teacherId?: string): Promise<Locked> {
  const [seen] = await tx
    .select({ teacherId: leaves.teacherId })
    .from(leaves)
    .where(eq(leaves.id, id));
  if (!seen || (teacherId ?? seen.teacherId) !== seen.teacherId) throw new AppError("not_found");
  await lockPeople(tx, [seen.teacherId]);
  return lockLeave(tx, id);
}

/**
 * Staff grant leave or refuse it, also what they had granted; the teacher is told. What was decided about its lessons
 * stands, and is taken back lesson by lesson.
 */
export const decideLeave = command({
  by: requireRight("lessons"),
  lock: (tx, _, { id }: LeaveDecision & { id: string }) => lock(tx, id),
  trace: "if_changed",
  run: async (ctx, { id, state, answer }): Promise<LeaveRow> => {
    const { tx, actor, now, locked: leave } = ctx;
    const step = state === "granted" ? "grant" : "refuse";
    if (!take(leave, step, now)) return findLeave(tx, id, now);
    if (step === "grant" && (await hasLeaveBetween(tx, leave, id))) {
      throw refusal("conflict", "leave_overlaps");
    }
    await tx
      .update(leaves)
      .set({ state, answer, decidedById: actor.id, decidedAt: now, updatedAt: now })
      .where(eq(leaves.id, id));
    if (step === "grant") await noteLessons(tx, id);
    const { teacherId, startsOn, endsOn } = leave;
    await emit(
      ctx,
      tx,
      leaveDecided(teacherId, { leave: id, state }, { startsOn, endsOn, answer }),
    );
    return findLeave(tx, id, now);
  },
});

/** A teacher does not need it any more; whoever covers a lesson meanwhile keeps it until staff decide otherwise. */
export const withdrawLeave = command({
  by: requireTeacher,
  lock: (tx, { actor }, { id }: { id: string }) => lock(tx, id, actor.id),
  trace: "if_changed",
  run: async (ctx, { id }): Promise<LeaveRow> => {
    const { tx, actor, now, locked: leave } = ctx;
    if (!take(leave, "withdraw", now)) return findLeave(tx, id, now);
    await tx
      .update(leaves)
      .set({ state: "withdrawn", decidedById: actor.id, decidedAt: now, updatedAt: now })
      .where(eq(leaves.id, id));
    await emit(ctx, tx, leaveWithdrawn(actor.id, { leave: id, was: leave.state }));
    return findLeave(tx, id, now);
  },
});

/** False where it is so already. */
function take({ state, endsAt }: Locked, step: LeaveStep, now: Date): boolean {
  const outcome = stepLeave({ state, endsAtMs: endsAt.getTime() }, { step, nowMs: now.getTime() });
  if (!outcome.ok) throw refusal("conflict", outcome.reason);
  return outcome.isNew;
}
