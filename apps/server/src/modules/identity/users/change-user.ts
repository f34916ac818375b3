import { eq } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { users } from "../tables/users.ts";

type Own = Pick<
  typeof users.$inferInsert,
  | "name"
  | "gender"
  | "bio"
  | "phoneNumber"
  | "timeZone"
  | "language"
  | "notifyByEmail"
  | "notifyBySms"
  | "notifySessionReminders"
  | "notifyMarketing"
  | "quietFrom"
  | "quietTo"
>;
type Change = { [Key in keyof Own]?: Own[Key] | undefined } & { updatedAt: Date };

/** What a person says of themselves, or a parent of a child, whatever it brings with it elsewhere. */
export async function changeUser(tx: Transaction, id: string, change: Change): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, id));
}
