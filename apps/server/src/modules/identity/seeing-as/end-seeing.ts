import { type SQL, lte } from "drizzle-orm";

import { byAnyone, command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emitAll } from "../../../platform/events/emit.ts";
import type { Emitting } from "../../../platform/events/subscriber.ts";
import { seeingAsEnded } from "../events.ts";
import { seeingAs } from "../tables/seeing-as.ts";

/** Ends these and tells of each, once. */
export async function endSeeing(
  ctx: Emitting & { tx: Transaction },
  which: SQL | undefined,
): Promise<number> {
  const ended = await ctx.tx.delete(seeingAs).where(which).returning();
  await emitAll(
    ctx,
    ctx.tx,
    ended.map(({ personId, staffId }) => seeingAsEnded(personId, { staffId })),
  );
  return ended.length;
}

/** What nobody has stopped within its time. */
export const endOverdueSeeing: (ctx: Context, asked: object) => Promise<number> = command({
  by: byAnyone,
  trace: "if_changed",
  run: async (ctx, _: object): Promise<number> => endSeeing(ctx, lte(seeingAs.endsAt, ctx.now)),
});
