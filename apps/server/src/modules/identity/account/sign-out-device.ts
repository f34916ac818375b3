import { and, eq, ne } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { deviceSignedOut, othersSignedOut } from "../events.ts";
import { signIns } from "../tables/sign-ins.ts";

type Where = { sessionToken: string | undefined };

/** Ends one of one's own sign-ins; the one that asks is ended by logging out. */
export const signOutDevice = command({
  by: requireSignedIn,
  run: async (ctx, { id, sessionToken }: Where & { id: string }): Promise<void> => {
    const { actor: person, tx } = ctx;
    const mine = and(eq(signIns.id, id), eq(signIns.userId, person.id));
    const [found] = await tx.select().from(signIns).where(mine).for("update");
    if (!found) throw new AppError("not_found");
    if (found.token === sessionToken) throw refusal("conflict", "device_this");
    await emit(ctx, tx, deviceSignedOut(person.id, {}, { signInId: found.id }));
    await tx.delete(signIns).where(mine);
  },
});

/** Ends all but the one that asks. */
export const signOutOthers = command({
  by: requireSignedIn,
  run: async (ctx, { sessionToken }: Where): Promise<void> => {
    const { actor: person, tx } = ctx;
    const others = and(eq(signIns.userId, person.id), ne(signIns.token, sessionToken ?? ""));
    const count = await tx.$count(signIns, others);
    await emit(ctx, tx, othersSignedOut(person.id, { count }, { keptToken: sessionToken }));
    await tx.delete(signIns).where(others);
  },
});
