import { and, eq, lte } from "drizzle-orm";

import { writeAuditEntry } from "../../../platform/audit/write-audit-entry.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import type { Persons } from "../../../platform/persons.ts";
import { users } from "../tables/users.ts";

/** Everything personal goes; what is left says that lessons were held, and not with whom. */
export async function removeAccount(
  deps: Pick<RoundDeps, "db" | "storage"> & { persons: Persons },
  id: string,
  now: Date,
): Promise<boolean> {
  const isDue = and(eq(users.id, id), lte(users.removeAfter, now));
  const [seen] = await deps.db.select({ id: users.id }).from(users).where(isDue);
  if (!seen) return false;
  await deps.persons.forgetFiles(deps, id);
  return inTransaction(deps.db, async (tx) => {
    const [person] = await tx.select().from(users).where(isDue).for("update");
    if (!person) return false;
    await deps.persons.forget(tx, person, now);
    await writeAuditEntry(
      tx,
      { kind: "system" },
      { action: "remove-account", subject: { type: "user", id } },
    );
    return true;
  });
}
