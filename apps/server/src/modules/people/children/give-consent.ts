import { CONSENT_VERSION } from "@riwaq/contracts/people/children";

import { requireParent } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import type { User } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emit } from "../../../platform/events/emit.ts";
import { consentGiven } from "../events.ts";
import { writeConsent } from "../families/join-family.ts";
import { requireGuardianship } from "./policy.ts";
import { type ChildRow, findChild } from "./queries.ts";

/** Records this parent's consent to the present wording; given again, the first time stands. */
export const giveConsent = command({
  by: requireParent,
  trace: "if_changed",
  run: async (ctx, studentId: string): Promise<ChildRow> => {
    await recordConsent(ctx, ctx.tx, ctx.actor, studentId);
    return findChild(ctx.tx, ctx.actor.id, studentId, ctx.now);
  },
});

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
