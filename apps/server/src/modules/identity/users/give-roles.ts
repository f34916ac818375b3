import type { PersonRole, StaffRight } from "@riwaq/contracts/roles";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { staffRights, userRoles } from "../tables/user-roles.ts";

type Given = { roles: readonly PersonRole[]; rights?: readonly StaffRight[] };

/** What somebody is from now on besides what they are; given twice it is given once. */
export async function giveRoles(
  tx: Transaction,
  userId: string,
  { roles, rights = [] }: Given,
): Promise<void> {
  await tx
    .insert(userRoles)
    .values(roles.map((role) => ({ userId, role })))
    .onConflictDoNothing();
  if (rights.length === 0) return;
  await tx
    .insert(staffRights)
    .values(rights.map((right) => ({ userId, right })))
    .onConflictDoNothing();
}
