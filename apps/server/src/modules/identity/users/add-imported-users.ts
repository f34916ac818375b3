import type { Language } from "@riwaq/contracts/languages";
import { inArray } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { credentials } from "../tables/credentials.ts";
import { userRoles } from "../tables/user-roles.ts";
import { users } from "../tables/users.ts";
import { verifications } from "../tables/verifications.ts";

type Imported = {
  id: string;
  role: "P" | "S";
  name: string;
  /** A guardian's; a child has none. */
  email: string | null;
  gender: "F" | "M" | null;
  phoneNumber: string | null;
  timeZone: string;
  language: Language;
};

/** People whom staff bring from elsewhere: nobody knows yet whether an address is theirs, and none has a password. */
export async function addImportedUsers(tx: Transaction, all: readonly Imported[]): Promise<void> {
  await tx.insert(users).values([...all]);
  const role = { P: "guardian", S: "student" } as const;
  await tx.insert(userRoles).values(all.map((one) => ({ userId: one.id, role: role[one.role] })));
  const reachable = all.filter(({ email }) => email !== null);
  await tx
    .insert(credentials)
    .values(reachable.map(({ id }) => ({ userId: id, accountId: id, providerId: "credential" })));
}

/** As if they had never come; whatever else is kept of them goes with them. */
export async function removeImportedUsers(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(verifications).where(inArray(verifications.value, [...ids]));
  await tx.delete(users).where(inArray(users.id, [...ids]));
}
