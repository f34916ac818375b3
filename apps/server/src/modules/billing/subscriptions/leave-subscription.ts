import type { Leaving } from "@riwaq/contracts/billing/subscriptions";
import { withdrawableUntil } from "@riwaq/domain/billing/withdrawal";

import { requireSignedIn } from "../../../platform/actors.ts";
import { refusal } from "../../../platform/app-error.ts";
import { command, type Doing } from "../../../platform/command.ts";
import type { Context, SignedIn } from "../../../platform/context.ts";
import { lockPeople } from "../../../platform/db/locks.ts";
import { leaveOne } from "../../scheduling/leaving/leave-teacher.ts";
import type { subscriptions } from "../tables/subscriptions.ts";
import { endContract, OnlyShown, type Reason } from "./end-contract.ts";
import { findOwn, findTeachers, lockOwn } from "./lock-own.ts";

type Asked = {
  id: string;
  reason: Reason;
  /** What was shown to come back, in hundredths; null: it is to be shown, and nothing is to happen. */
  expected: number | null;
  key: string;
};

/** What leaving gives back: by leaving, and taking all of it back. So what is shown is what comes, to the hundredth. */
export async function previewLeaving(ctx: Context, id: string, reason: Reason): Promise<Leaving> {
  try {
    return await leaveSubscription(ctx, { id, reason, expected: null, key: "" });
  } catch (error) {
    if (error instanceof OnlyShown) return error.shown as Leaving;
    throw error;
  }
}

/**
 * A payer leaves, or withdraws within the days for it: lessons to come end by the terms, and all that is not used is
 * sent back. Who withdraws and had not asked for lessons so early gets everything back.
 */
export const leaveSubscription = command({
  by: requireSignedIn,
  lock: async (tx, { actor, now }, { id }) => {
    const { studentId } = await findOwn(tx, id, actor.id);
    const teacherIds = await findTeachers(tx, studentId, now);
    await lockPeople(tx, [studentId, ...teacherIds]);
    return teacherIds;
  },
  once: ({ key, ...request }: Asked) => ({ key: key || crypto.randomUUID(), request }),
  run: async (ctx, { id, reason, expected }): Promise<Leaving> => {
    const { tx, actor, now } = ctx;
    const held = await lockOwn(tx, id, actor.id);
    refuseOver(held, reason, now);
    const ended = await endLessons(ctx, held.studentId);
    const askedById = actor.id;
    const answer = await endContract(ctx, { held, reason, at: now, ended, askedById });
    if (expected === null) throw new OnlyShown(answer);
    if (expected !== answer.amount) throw refusal("conflict", "amount_changed");
    return answer;
  },
});

type Held = typeof subscriptions.$inferSelect;

function refuseOver(held: Held, reason: Reason, now: Date): void {
  if (held.state === "ordered" || held.state === "ended") {
    throw refusal("conflict", "subscription_over");
  }
  const untilMs = withdrawableUntil(held.orderedAt.getTime(), held.payerZone);
  if (reason === "withdrawal" && now.getTime() > untilMs) {
    throw refusal("conflict", "withdrawal_over");
  }
}

async function endLessons(ctx: Doing<SignedIn, string[]>, studentId: string): Promise<number> {
  let ended = 0;
  for (const teacherId of ctx.locked) {
    ended += (await leaveOne(ctx, { teacherId, studentId })).length;
  }
  return ended;
}
