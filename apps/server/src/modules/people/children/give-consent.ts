import { CONSENT_VERSION } from "@riwaq/contracts/people/children";

import { requireParent } from "../../../platform/actors.ts";
import type { Context, User } from "../../../platform/context.ts";
import { inTransaction, type Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emit } from "../../../platform/events/emit.ts";
import { consentGiven } from "../events.ts";
import { writeConsent } from "../families/join-family.ts";
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
  await writeConsent(tx, { guardianId: parent.id, studentId }, ctx.clock.now());
  await emit(ctx, tx, consentGiven(studentId, { consent: CONSENT_VERSION }));
}
