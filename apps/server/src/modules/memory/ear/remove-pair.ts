import { eq } from "drizzle-orm";

import { byConfirmed, command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import { emit } from "../../../platform/events/emit.ts";
import { loosen } from "../../../platform/storage/loose-files.ts";
import { minimalPairRemoved } from "../events.ts";
import { minimalPairs } from "../tables/minimal-pairs.ts";
import { lockOwnPair } from "./queries.ts";

/** Nobody hears it any more; what was answered stays in the sums of its pair of sounds. */
export async function removePair(ctx: Context, asked: { id: string }): Promise<void> {
  for (const key of await remove(ctx, asked)) await ctx.storage.remove(key);
}

const remove = command({
  by: byConfirmed,
  lock: (tx, { actor }, { id }: { id: string }) => lockOwnPair(tx, actor, id),
  run: async (ctx, { id }): Promise<string[]> => {
    const { tx, now, locked } = ctx;
    const keys = [locked.firstSoundKey, locked.secondSoundKey].filter((key) => key !== null);
    const silent = { firstSoundKey: null, secondSoundKey: null };
    await tx
      .update(minimalPairs)
      .set({ ...silent, removedAt: now })
      .where(eq(minimalPairs.id, id));
    // Nobody writes them, so that nothing has to be waited for.
    await loosen(tx, keys, new Date(0));
    await emit(ctx, tx, minimalPairRemoved(id));
    return keys;
  },
});
