import type { HomeChoice } from "@riwaq/contracts/identity/users";
import { ROLE_OF_HOME } from "@riwaq/contracts/roles";
import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { SignedIn } from "../../../platform/context.ts";
import { emit } from "../../../platform/events/emit.ts";
import { homeOpened } from "../events.ts";
import { users } from "../tables/users.ts";

/** Another home of one's own opens, and is the one that opens first from now on. */
export const openHome = command({
  by: requireSignedIn,
  trace: "if_changed",
  run: async (ctx, { role }: HomeChoice): Promise<SignedIn> => {
    const { actor, tx, now } = ctx;
    if (!actor.roles.has(ROLE_OF_HOME[role])) throw new AppError("forbidden");
    if (role === actor.role) return actor;
    await tx.update(users).set({ role, updatedAt: now }).where(eq(users.id, actor.id));
    await emit(ctx, tx, homeOpened(actor.id, { home: role }));
    return { ...actor, role };
  },
});
