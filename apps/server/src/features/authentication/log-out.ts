import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../actors.ts";
import type { Context } from "../../context.ts";
import { signIns } from "../../db/schema/sign-ins.ts";

export async function logOut(ctx: Context, sessionToken: string | undefined): Promise<void> {
  requireSignedIn(ctx.actor);
  if (sessionToken) await ctx.db.delete(signIns).where(eq(signIns.token, sessionToken));
}
