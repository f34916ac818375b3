import {
  MINIMAL_PAIRS_MAX,
  type MinimalPair,
  type NewMinimalPair,
} from "@riwaq/contracts/memory/ear";
import { eq, isNull } from "drizzle-orm";

import { AppError, refusal } from "../../../platform/app-error.ts";
import { byConfirmed, command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { requireSoundKeeper } from "../../people/teachers/sound-keeper.ts";
import { minimalPairAdded } from "../events.ts";
import { minimalPairs } from "../tables/minimal-pairs.ts";
import { presentPair } from "./presenter.ts";

/** Two words that differ in one sound; they are heard once both are recorded. Sent again, they are there once. */
export const addPair = command({
  by: byConfirmed,
  lock: (tx, { actor }, _: NewMinimalPair) => requireSoundKeeper(tx, actor),
  trace: "if_changed",
  run: async (ctx, { pair, ...asked }): Promise<MinimalPair> => {
    const { tx, actor, now, locked: keeper } = ctx;
    const by = { madeBy: actor.name, keeper };
    const [known] = await tx.select().from(minimalPairs).where(eq(minimalPairs.id, asked.id));
    if (known) {
      if (known.madeById !== actor.id || known.removedAt !== null) throw new AppError("conflict");
      return presentPair(known, by);
    }
    const count = await tx.$count(minimalPairs, isNull(minimalPairs.removedAt));
    if (count >= MINIMAL_PAIRS_MAX) throw refusal("conflict", "minimal_pairs_full");
    const [row] = await tx
      .insert(minimalPairs)
      .values({
        id: asked.id,
        pair,
        firstWord: asked.first_word,
        secondWord: asked.second_word,
        madeById: actor.id,
        madeAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new AppError("conflict");
    await emit(ctx, tx, minimalPairAdded(row.id));
    return presentPair(row, by);
  },
});
