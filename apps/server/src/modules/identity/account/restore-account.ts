import { and, eq, inArray, isNotNull } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import { byAnyone, command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import type { Persons } from "../../../platform/persons.ts";
import { accountRestored } from "../events.ts";
import { users } from "../tables/users.ts";

/** Within the twelve months staff open an account again, with the children's that closed or were suspended with it. Lessons stay cancelled; whom they learnt with is as before. */
export const restoreAccount = command({
  by: byAnyone,
  run: async (ctx, { email, persons }: { email: string; persons: Persons }): Promise<void> => {
    const { tx, now } = ctx;
    const [person] = await tx
      .select({ id: users.id, closedAt: users.closedAt })
      .from(users)
      .where(and(eq(users.email, email), isNotNull(users.closedAt)))
      .for("no key update");
    if (!person?.closedAt) throw new AppError("not_found");
    const children = await persons.closing.findReopened(tx, person);
    const opened = [person, ...children];
    const ids = opened.map(({ id }) => id);
    for (const closed of opened) await persons.closing.reopen(tx, closed);
    await tx
      .update(users)
      .set({ closedAt: null, removeAfter: null, updatedAt: now })
      .where(inArray(users.id, ids));
    for (const id of ids) await emit(ctx, tx, accountRestored(id));
  },
});
