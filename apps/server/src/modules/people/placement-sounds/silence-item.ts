import { eq } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import { byConfirmed, command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import { lockPlacementSounds } from "../../../platform/db/locks.ts";
import { emit } from "../../../platform/events/emit.ts";
import { loosen } from "../../../platform/storage/loose-files.ts";
import { placementItemSilenced } from "../events.ts";
import { placementSounds } from "../tables/placement-sounds.ts";
import { requireOwnSound } from "./speak-item.ts";

/** Its recording goes, and the question is not asked any more; what was answered stays. */
export async function silenceItem(ctx: Context, asked: { item: string }): Promise<void> {
  await ctx.storage.remove(await removeSound(ctx, asked));
}

const removeSound = command({
  by: byConfirmed,
  lock: async (tx, { actor }, { item }: { item: string }) => {
    await lockPlacementSounds(tx);
    return requireOwnSound(tx, actor, item);
  },
  run: async (ctx, { item }): Promise<string> => {
    const { tx, locked } = ctx;
    if (!locked) throw new AppError("not_found");
    await tx.delete(placementSounds).where(eq(placementSounds.itemId, item));
    // Nobody writes it, so that nothing has to be waited for.
    await loosen(tx, [locked.soundKey], new Date(0));
    await emit(ctx, tx, placementItemSilenced(item));
    return locked.soundKey;
  },
});
