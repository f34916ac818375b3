import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../actors.ts";
import { announceNews } from "../../bus/announce-news.ts";
import type { Context } from "../../context.ts";
import { signIns } from "../../db/schema/sign-ins.ts";
import { inTransaction } from "../../db/transaction.ts";
import { silenceSignIn } from "../../sign-in/silence-browsers.ts";

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
