import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { announceNews } from "../../../platform/bus/announce-news.ts";
import type { Context } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { silenceSignIn } from "../sign-in/silence-browsers.ts";
import { signIns } from "../tables/sign-ins.ts";

export async function logOut(ctx: Context, sessionToken: string | undefined): Promise<void> {
  const { id } = requireSignedIn(ctx.actor);
  if (!sessionToken) return;
  await inTransaction(ctx.db, async (tx) => {
    await silenceSignIn(tx, sessionToken);
    await tx.delete(signIns).where(eq(signIns.token, sessionToken));
    // Its open streams look whether they may go on.
    await announceNews(tx, [id]);
  });
}
