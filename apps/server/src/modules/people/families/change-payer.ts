import type { Family } from "@riwaq/contracts/people/families";
import { eq } from "drizzle-orm";

import type { User } from "../../../platform/actors.ts";
import { AppError, badField } from "../../../platform/app-error.ts";
import { byConfirmed, command } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { payerChanged } from "../events.ts";
import { families } from "../tables/families.ts";
import { findFamily } from "./queries.ts";

type Asked = { familyId: string; payerId: string };

/**
 * From now on this guardian pays for all lessons of the family, and all its guardians are told. Its guardians decide it,
 * and staff who decide about people; for everybody else there is no such family.
 */
export const changePayer = command({
  by: byConfirmed,
  trace: "if_changed",
  // Two who name each other at once: one after the other, and both are told of both.
  lock: async (tx, { actor }, { familyId }: Asked) => {
    await tx.select().from(families).where(eq(families.id, familyId)).for("update");
    return requireOwnFamily(tx, actor, familyId);
  },
  run: async (ctx, { familyId, payerId }): Promise<Family> => {
    const { tx, locked: family } = ctx;
    const payer = family.guardians.find(({ id }) => id === payerId);
    if (!payer) throw badField("payer_id", "payer_not_guardian");
    if (family.payer?.id === payerId) return family;
    await tx.update(families).set({ payerId }).where(eq(families.id, familyId));
    const guardianIds = family.guardians.map(({ id }) => id);
    const change = { from: family.payer?.id ?? null, to: payerId };
    await emit(ctx, tx, payerChanged(familyId, change, { payer, guardianIds }));
    return { ...family, payer };
  },
});

async function requireOwnFamily(tx: Transaction, actor: User, id: string): Promise<Family> {
  const family = await findFamily(tx, id);
  const isGuardian = family.guardians.some((guardian) => guardian.id === actor.id);
  if (!isGuardian && !actor.rights.has("people")) throw new AppError("not_found");
  return family;
}
