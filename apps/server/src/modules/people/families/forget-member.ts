import { and, asc, eq, inArray, isNull } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emit } from "../../../platform/events/emit.ts";
import { users } from "../../identity/tables/users.ts";
import { payerChanged } from "../events.ts";
import { consents, families, familyMembers } from "../tables/families.ts";
import { deleteEmpty } from "./join-family.ts";

/**
 * Nobody is left of them in any family, and a family without people is none. Where they paid, the guardian who has been
 * there longest does, of those whose account is open; all of them are told. Without one, nobody pays until somebody does.
 */
export async function forgetMember(ctx: Emitting, tx: Transaction, userId: string): Promise<void> {
  await tx.delete(consents).where(eq(consents.guardianId, userId));
  await tx.delete(consents).where(eq(consents.studentId, userId));
  await tx.delete(familyMembers).where(eq(familyMembers.userId, userId));
  await deleteEmpty(tx);
  const paid = await tx
    .select({ id: families.id })
    .from(families)
    .where(eq(families.payerId, userId))
    .orderBy(asc(families.id))
    .for("update");
  const ids = paid.map(({ id }) => id);
  const guardians = await findOpenGuardians(tx, ids);
  for (const id of ids) {
    const those = guardians.filter(({ familyId }) => familyId === id);
    const payer = those[0] ?? null;
    const to = payer?.id ?? null;
    await tx.update(families).set({ payerId: to }).where(eq(families.id, id));
    const guardianIds = those.map((guardian) => guardian.id);
    await emit(ctx, tx, payerChanged(id, { from: userId, to }, { payer, guardianIds }));
  }
}

/** Who has been there longest first. */
function findOpenGuardians(tx: Transaction, familyIds: readonly string[]) {
  return tx
    .select({ familyId: familyMembers.familyId, id: users.id, name: users.name })
    .from(familyMembers)
    .innerJoin(users, eq(users.id, familyMembers.userId))
    .where(
      and(
        inArray(familyMembers.familyId, [...familyIds]),
        eq(familyMembers.kind, "guardian"),
        isNull(users.closedAt),
      ),
    )
    .orderBy(asc(familyMembers.createdAt), asc(users.id));
}
