import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { announceNews } from "../../../platform/bus/announce-news.ts";
import type { Context } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { loggedOut } from "../events.ts";
import { signIns } from "../tables/sign-ins.ts";

export async function logOut(ctx: Context, sessionToken: string | undefined): Promise<void> {
  const { id } = requireSignedIn(ctx.actor);
  if (!sessionToken) return;
  await inTransaction(ctx.db, async (tx) => {
    const own = eq(signIns.token, sessionToken);
    const [found] = await tx.select({ id: signIns.id }).from(signIns).where(own).for("update");
    if (!found) return;
    await emit(ctx, tx, loggedOut(id, {}, { signInId: found.id }));
    await tx.delete(signIns).where(own);
    // Its open streams look whether they may go on.
    await announceNews(tx, [id]);
  });
}
