import { and, eq, lte } from "drizzle-orm";

import { asSystem } from "../../../platform/actors.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import type { Persons } from "../../../platform/persons.ts";
import { accountRemoved } from "../events.ts";
import { users } from "../tables/users.ts";

type Deps = Pick<RoundDeps, "db" | "storage" | "clock" | "config" | "subscribers"> & {
  persons: Persons;
};

/** Everything personal goes; what is left says that lessons were held, and not with whom. */
export async function removeAccount(deps: Deps, id: string, now: Date): Promise<boolean> {
  const isDue = and(eq(users.id, id), lte(users.removeAfter, now));
  const [seen] = await deps.db.select({ id: users.id }).from(users).where(isDue);
  if (!seen) return false;
  await deps.persons.forgetFiles(deps, id);
  return inTransaction(deps.db, async (tx) => {
    const [person] = await tx.select().from(users).where(isDue).for("update");
    if (!person) return false;
    await deps.persons.forget(tx, person, now);
    await emit(asSystem(deps), tx, accountRemoved(id));
    return true;
  });
}
