import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";

import type { NewComment, RecitationComment } from "@riwaq/contracts/learning/homework";
import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError, badField, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import { emit } from "../../../platform/events/emit.ts";
import { inspectRecording } from "../../../platform/files/inspect-recording.ts";
import { announceFile, nameFile } from "../../../platform/storage/loose-files.ts";
import { recitationCommented } from "../events.ts";
import { lockRecitation } from "../recitations/queries.ts";
import { recitationComments } from "../tables/recitation-comments.ts";
import { findComment } from "./find-comments.ts";
import { requireTeacherOf } from "./policy.ts";
import { presentComment } from "./presenter.ts";

const COMMENTS_MAX = 100;

type Voice = { soundKey: string; soundType: string; soundMs: number; soundBytes: number };
type Said = { recitationId: string; id: string; atMs: number | null; text: string; voice?: Voice };

/** Words of a teacher at a moment of a recording that is kept, or on the whole of it. */
export async function commentRecitation(
  ctx: Context,
  { recitationId, id, at_ms: atMs, text }: NewComment & { recitationId: string },
): Promise<RecitationComment> {
  return (await addComment(ctx, { recitationId, id, atMs, text })).comment;
}

type Spoken = {
  recitationId: string;
  id: string;
  atMs: number | null;
  soundMs: number;
  bytes: Buffer;
};

/** The same by voice. The file is there before the row that names it, and loose until then. */
export async function commentByVoice(
  ctx: Context,
  { recitationId, id, atMs, soundMs, bytes }: Spoken,
): Promise<RecitationComment> {
  requireSignedIn(ctx.actor);
  const soundType = await inspectRecording(bytes, "sound");
  const soundKey = `recitations/${randomBytes(24).toString("base64url")}`;
  await announceFile(ctx, { key: soundKey });
  await ctx.storage.put(soundKey, Readable.from([bytes]), bytes.length);
  const voice = { soundKey, soundType, soundMs, soundBytes: bytes.length };
  const added = await addComment(ctx, { recitationId, id, atMs, text: "", voice }).catch(
    async (error: unknown) => {
      await ctx.storage.remove(soundKey);
      throw error;
    },
  );
  if (!added.isNew) await ctx.storage.remove(soundKey);
  return added.comment;
}

const addComment = command({
  by: requireSignedIn,
  lock: (tx, _, { recitationId }: Said) => lockRecitation(tx, recitationId),
  trace: "if_changed",
  run: async (ctx, said): Promise<{ comment: RecitationComment; isNew: boolean }> => {
    const { tx, actor, now, locked } = ctx;
    if (!locked) throw new AppError("not_found");
    const { studentId } = locked;
    await requireTeacherOf(tx, actor, { studentId, now });
    const { recitationId, id, atMs, text, voice } = said;
    const known = await findComment(tx, id);
    if (known) {
      const isSame = known.byId === actor.id && known.recitationId === recitationId;
      if (!isSame) throw refusal("conflict", "key_reused");
      return { comment: presentComment(known, { canRemove: true }), isNew: false };
    }
    if (locked.state !== "kept") throw refusal("conflict", "recording_gone");
    if (atMs !== null && atMs > (locked.durationMs ?? 0)) throw badField("at_ms", "invalid");
    const theirs = eq(recitationComments.recitationId, recitationId);
    const others = await tx.$count(recitationComments, theirs);
    if (others >= COMMENTS_MAX) throw refusal("conflict", "comments_many");
    await tx
      .insert(recitationComments)
      .values({ id, recitationId, byId: actor.id, atMs, text, ...voice, madeAt: now });
    if (voice) await nameFile(tx, voice.soundKey);
    const made = await findComment(tx, id);
    if (!made) throw new AppError("conflict");
    const { answeredAt } = locked;
    await emit(
      ctx,
      tx,
      recitationCommented(recitationId, {}, { studentId, isShown: answeredAt !== null }),
    );
    return { comment: presentComment(made, { canRemove: true }), isNew: true };
  },
});
