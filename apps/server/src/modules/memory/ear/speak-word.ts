import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";

import type { WordSide } from "@riwaq/contracts/memory/ear";
import { eq, sql } from "drizzle-orm";

import { byConfirmed, command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import { emit } from "../../../platform/events/emit.ts";
import { inspectRecording } from "../../../platform/files/inspect-recording.ts";
import { announceFile, loosen, nameFile } from "../../../platform/storage/loose-files.ts";
import { wordSpoken } from "../events.ts";
import { minimalPairs } from "../tables/minimal-pairs.ts";
import { lockOwnPair, requireOwnPair, soundOf } from "./queries.ts";

type Word = { id: string; side: WordSide };
type Spoken = Word & { key: string; type: string };

/** The recording of a word. It is there before the row says so, and the one before it goes after. */
export async function speakWord(
  ctx: Context,
  { id, side, bytes }: Word & { bytes: Buffer },
): Promise<void> {
  await requireOwnPair(ctx.db, byConfirmed(ctx.actor), id);
  const type = await inspectRecording(bytes, "type");
  const key = `minimal-pairs/${randomBytes(24).toString("base64url")}`;
  await announceFile(ctx, { key });
  await ctx.storage.put(key, Readable.from([bytes]), bytes.length);
  const before = await keepSpoken(ctx, { id, side, key, type });
  if (before !== null) await ctx.storage.remove(before);
}

/** Answers the key of the recording before. */
const keepSpoken = command({
  by: byConfirmed,
  lock: (tx, { actor }, { id }: Spoken) => lockOwnPair(tx, actor, id),
  run: async (ctx, { id, side, key, type }): Promise<string | null> => {
    const { tx, locked } = ctx;
    const before = soundOf(locked, side).key;
    const sound =
      side === "first"
        ? { firstSoundKey: key, firstSoundType: type }
        : { secondSoundKey: key, secondSoundType: type };
    await tx
      .update(minimalPairs)
      .set({ ...sound, version: sql`${minimalPairs.version} + 1` })
      .where(eq(minimalPairs.id, id));
    await nameFile(tx, key);
    if (before !== null) await loosen(tx, [before], new Date(0));
    await emit(ctx, tx, wordSpoken(id, { side }));
    return before;
  },
});
