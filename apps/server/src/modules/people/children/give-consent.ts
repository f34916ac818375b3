import { CONSENT_VERSION } from "@riwaq/contracts/people/children";
import { and, eq } from "drizzle-orm";

import { requireParent } from "../../../platform/actors.ts";
import type { Context, User } from "../../../platform/context.ts";
import { inTransaction, type Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emit } from "../../../platform/events/emit.ts";
import { consentGiven } from "../events.ts";
import { guardianships } from "../tables/guardianships.ts";
import { requireGuardianship } from "./policy.ts";
import { type ChildRow, findChild } from "./queries.ts";

/** Records this parent's consent to the present wording; given again, the first time stands. */
export async function giveConsent(ctx: Context, studentId: string): Promise<ChildRow> {
  const parent = requireParent(ctx.actor);
  const now = ctx.clock.now();
  return inTransaction(ctx.db, async (tx) => {
    await recordConsent(ctx, tx, parent, studentId);
    return findChild(tx, parent.id, studentId, now);
  });
}

/** The consent within a transaction that is about more; somebody else's child is not found. */
export async function recordConsent(
  ctx: Emitting,
  tx: Transaction,
  parent: User,
  studentId: string,
): Promise<void> {
  const { consentedAt, consentVersion } = await requireGuardianship(tx, parent, studentId);
  if (consentedAt && consentVersion === CONSENT_VERSION) return;
  await tx
    .update(guardianships)
    .set({ consentedAt: ctx.clock.now(), consentVersion: CONSENT_VERSION })
    .where(and(eq(guardianships.parentId, parent.id), eq(guardianships.studentId, studentId)));
  await emit(ctx, tx, consentGiven(studentId, { consent: CONSENT_VERSION }));
}
