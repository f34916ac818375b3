import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";

import { heardItemOf } from "@riwaq/domain/people/placement/bank";

import { AppError } from "../../../platform/app-error.ts";
import { byConfirmed, command } from "../../../platform/command.ts";
import type { Context, SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { lockPlacementSounds } from "../../../platform/db/locks.ts";
import { emit } from "../../../platform/events/emit.ts";
import { inspectRecording } from "../../../platform/files/inspect-recording.ts";
import { announceFile, loosen, nameFile } from "../../../platform/storage/loose-files.ts";
import { placementItemSpoken } from "../events.ts";
import { placementSounds } from "../tables/placement-sounds.ts";
import { mayChangeSound, requireSoundKeeper } from "../teachers/sound-keeper.ts";
import { findSound } from "./queries.ts";

type Spoken = { item: string; key: string; type: string };

/** The recording of a question by ear. It is there before the row says so, and the one before it goes after. */
export async function speakItem(
  ctx: Context,
  { item, bytes }: { item: string; bytes: Buffer },
): Promise<void> {
  await requireOwnSound(ctx.db, byConfirmed(ctx.actor), item);
  const type = await inspectRecording(bytes, "sound");
  const key = `placement/${randomBytes(24).toString("base64url")}`;
  await announceFile(ctx, { key });
  await ctx.storage.put(key, Readable.from([bytes]), bytes.length);
  const before = await keepSpoken(ctx, { item, key, type }).catch(async (error: unknown) => {
    await ctx.storage.remove(key);
    throw error;
  });
  if (before !== null) await ctx.storage.remove(before);
}

/** The row of a question that somebody may record or silence; undefined where nobody has recorded it. */
export async function requireOwnSound(db: Database, actor: SignedIn, item: string) {
  const keeper = await requireSoundKeeper(db, actor);
  if (!heardItemOf(item)) throw new AppError("not_found");
  const row = await findSound(db, item);
  if (row && !mayChangeSound(keeper, row.recordedById)) throw new AppError("forbidden");
  return row;
}

/** Answers the key of the recording before. */
const keepSpoken = command({
  by: byConfirmed,
  lock: async (tx, { actor }, { item }: Spoken) => {
    await lockPlacementSounds(tx);
    return requireOwnSound(tx, actor, item);
  },
  run: async (ctx, { item, key, type }): Promise<string | null> => {
    const { tx, actor, now, locked } = ctx;
    const sound = { soundKey: key, soundType: type, recordedById: actor.id, recordedAt: now };
    await tx
      .insert(placementSounds)
      .values({ itemId: item, ...sound })
      .onConflictDoUpdate({ target: placementSounds.itemId, set: sound });
    await nameFile(tx, key);
    if (locked) await loosen(tx, [locked.soundKey], new Date(0));
    await emit(ctx, tx, placementItemSpoken(item));
    return locked?.soundKey ?? null;
  },
});
