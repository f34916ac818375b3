import type { Context } from "../../../platform/context.ts";
import { hashOfToken } from "../../../platform/one-time-token.ts";
import { requireOpen } from "./policy.ts";
import { type OpenedRow, findOpened } from "./queries.ts";

/** What a link asks; whoever holds it may know. */
export async function openInvitation(ctx: Context, token: string): Promise<OpenedRow> {
  return requireOpen(await findOpened(ctx.db, hashOfToken(token)), ctx.clock.now());
}
