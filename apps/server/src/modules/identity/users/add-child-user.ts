import type { Transaction } from "../../../platform/db/transaction.ts";
import { users } from "../tables/users.ts";
import { giveRoles } from "./give-roles.ts";

type Child = Pick<typeof users.$inferInsert, "name" | "gender" | "timeZone" | "language">;

/** A student without an address or a password: the account is the parent's. */
export async function addChildUser(tx: Transaction, child: Child): Promise<string> {
  const [user] = await tx
    .insert(users)
    .values({ role: "S", ...child })
    .returning({ id: users.id });
  if (!user) throw new Error("insert returned nothing");
  await giveRoles(tx, user.id, { roles: ["student"] });
  return user.id;
}
