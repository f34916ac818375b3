import { and, eq, lte } from "drizzle-orm";

import { byAnyone, command, contextOfRound } from "../../../platform/command.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import { emit } from "../../../platform/events/emit.ts";
import type { Persons } from "../../../platform/persons.ts";
import { accountRemoved } from "../events.ts";
import { users } from "../tables/users.ts";

type Deps = RoundDeps & { persons: Persons };

/** Everything personal goes; what is left says that lessons were held, and not with whom. */
export async function removeAccount(deps: Deps, id: string, now: Date): Promise<boolean> {
  const { persons } = deps;
  const [seen] = await deps.db.select({ id: users.id }).from(users).where(isDue(id, now));
  if (!seen) return false;
  await persons.forgetFiles(deps, id);
  return removeRecords(contextOfRound(deps), { id, dueBy: now, persons });
}

const isDue = (id: string, dueBy: Date) => and(eq(users.id, id), lte(users.removeAfter, dueBy));

const removeRecords = command({
  by: byAnyone,
  trace: "if_changed",
  run: async (ctx, asked: { id: string; dueBy: Date; persons: Persons }): Promise<boolean> => {
    const { id, dueBy, persons } = asked;
    const [person] = await ctx.tx.select().from(users).where(isDue(id, dueBy)).for("update");
    if (!person) return false;
    await persons.forget(ctx, person);
    await emit(ctx, ctx.tx, accountRemoved(id));
    return true;
  },
});
