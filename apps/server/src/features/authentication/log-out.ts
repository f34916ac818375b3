import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../actors.ts";
import { announceNews } from "../../bus/announce-news.ts";
import type { Context } from "../../context.ts";
import { signIns } from "../../db/schema/sign-ins.ts";

export async function logOut(ctx: Context, sessionToken: string | undefined): Promise<void> {
  const { id } = requireSignedIn(ctx.actor);
  if (!sessionToken) return;
  await ctx.db.delete(signIns).where(eq(signIns.token, sessionToken));
  // Its open streams look whether they may go on.
  await announceNews(ctx.db, [id]);
}
