import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";

import { RECORDED_TYPES } from "@riwaq/contracts/learning/recitations";
import type { WordSide } from "@riwaq/contracts/memory/ear";
import { eq, sql } from "drizzle-orm";

import { badField } from "../../../platform/app-error.ts";
import { byConfirmed, command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import { emit } from "../../../platform/events/emit.ts";
import { FileFault } from "../../../platform/files/file-fault.ts";
import { inspectAudio } from "../../../platform/files/inspect-audio.ts";
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
  const type = await playedAs(bytes);
  const key = `minimal-pairs/${randomBytes(24).toString("base64url")}`;
  await announceFile(ctx, { key });
  await ctx.storage.put(key, Readable.from([bytes]), bytes.length);
  const before = await keepSpoken(ctx, { id, side, key, type });
  if (before !== null) await ctx.storage.remove(before);
}

async function playedAs(bytes: Buffer): Promise<string> {
  const type = await inspectAudio(bytes).catch((error: unknown) => {
    if (error instanceof FileFault) return undefined;
    throw error;
  });
  const known = RECORDED_TYPES.find((one) => one === type);
  if (!known) throw badField("type", "recording_unplayable");
  return known;
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
