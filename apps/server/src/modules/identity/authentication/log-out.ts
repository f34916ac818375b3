import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { loggedOut } from "../events.ts";
import { endSeeing } from "../seeing-as/end-seeing.ts";
import { seeingAs } from "../tables/seeing-as.ts";
import { signIns } from "../tables/sign-ins.ts";

type Where = { sessionToken: string | undefined };

export const logOut = command({
  by: requireSignedIn,
  trace: "if_changed",
  run: async (ctx, { sessionToken }: Where): Promise<void> => {
    if (!sessionToken) return;
    const { tx } = ctx;
    const { id } = ctx.actor;
    const own = eq(signIns.token, sessionToken);
    const [found] = await tx.select({ id: signIns.id }).from(signIns).where(own).for("update");
    if (!found) return;
    await endSeeing(ctx, eq(seeingAs.signInId, found.id));
    await emit(ctx, tx, loggedOut(id, {}, { signInId: found.id }));
    await tx.delete(signIns).where(own);
  },
});
