import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";

import { RECORDED_TYPES } from "@riwaq/contracts/learning/recitations";
import { keptUntilMs } from "@riwaq/domain/learning/recitations/keeping";
import { eq } from "drizzle-orm";

import { badField } from "../../../platform/app-error.ts";
import { byAnyone, command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import { emit } from "../../../platform/events/emit.ts";
import { FileFault } from "../../../platform/files/file-fault.ts";
import { inspectAudio } from "../../../platform/files/inspect-audio.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { announceFile, nameFile } from "../../../platform/storage/loose-files.ts";
import { recitationEnded } from "../events.ts";
import { recitationPieces } from "../tables/recitation-pieces.ts";
import { recitations } from "../tables/recitations.ts";
import { presentRecitation } from "./presenter.ts";
import { findPieces, findRecitation, lockRecitation } from "./queries.ts";

type Ending = { id: string; pieces: number; durationMs: number; peaks: number[] };
type Kept = Omit<Ending, "pieces"> & { storageKey: string; sizeBytes: number; type: string };

/**
 * The first so many pieces as one file. It is there before the row says so, and known as loose until then: where the
 * server stops in between, the pieces still stand, and a round removes the file.
 */
export async function joinPieces(ctx: Context, { pieces, ...ending }: Ending): Promise<void> {
  const found = await findPieces(ctx.db, ending.id, pieces);
  // Somebody else has ended or removed it meanwhile.
  if (found.length < pieces) return;
  const bytes = Buffer.concat(found);
  const type = await playedAs(bytes);
  const storageKey = `recitations/${randomBytes(24).toString("base64url")}`;
  await announceFile(ctx, { key: storageKey });
  await ctx.storage.put(storageKey, Readable.from([bytes]), bytes.length);
  const isKept = await keepJoined(ctx, { ...ending, storageKey, sizeBytes: bytes.length, type });
  if (!isKept) await ctx.storage.remove(storageKey);
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

/** False where it was ended or removed before. */
const keepJoined = command({
  by: byAnyone,
  trace: "if_changed",
  lock: (tx, _, { id }: Kept) => lockRecitation(tx, id),
  run: async (ctx, { id, ...kept }): Promise<boolean> => {
    const { tx, now, locked } = ctx;
    if (locked?.state !== "recording") return false;
    const { recitationKeptDays } = await findInstitute(tx);
    const soundEndsMs = locked.beganAt.getTime() + kept.durationMs;
    await tx
      .update(recitations)
      .set({
        ...kept,
        state: "kept",
        // What is marked while the last pieces are on their way is no part of it.
        endedAt: new Date(Math.min(now.getTime(), soundEndsMs)),
        keptUntil: new Date(keptUntilMs(now.getTime(), recitationKeptDays)),
      })
      .where(eq(recitations.id, id));
    await tx.delete(recitationPieces).where(eq(recitationPieces.recitationId, id));
    await nameFile(tx, kept.storageKey);
    const row = (await findRecitation(tx, id)) ?? locked;
    const { studentId, sessionId } = row;
    const recitation = presentRecitation(row, { canRemove: false });
    await emit(ctx, tx, recitationEnded(id, {}, { studentId, sessionId, recitation }));
    return true;
  },
});
