import { eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import { emit } from "../../../platform/events/emit.ts";
import { loosen } from "../../../platform/storage/loose-files.ts";
import { recitationCommentRemoved } from "../events.ts";
import { findRecitation } from "../recitations/queries.ts";
import { recitationComments } from "../tables/recitation-comments.ts";
import { findComment } from "./find-comments.ts";
import { requireTeacherOf } from "./policy.ts";

/** Taken back by whoever said it; a voice goes with it. */
export async function removeComment(ctx: Context, asked: { id: string }): Promise<void> {
  const key = await removeOwn(ctx, asked);
  if (key !== null) await ctx.storage.remove(key);
}

const removeOwn = command({
  by: requireSignedIn,
  trace: "if_changed",
  run: async (ctx, { id }: { id: string }): Promise<string | null> => {
    const { tx, actor, now } = ctx;
    const comment = await findComment(tx, id);
    const row = comment && (await findRecitation(tx, comment.recitationId));
    if (!row) throw new AppError("not_found");
    const { studentId } = row;
    await requireTeacherOf(tx, actor, { studentId, now });
    if (comment.byId !== actor.id) throw new AppError("forbidden");
    await tx.delete(recitationComments).where(eq(recitationComments.id, id));
    // Nobody writes it, so that nothing has to be waited for.
    if (comment.soundKey !== null) await loosen(tx, [comment.soundKey], new Date(0));
    const isShown = row.answeredAt !== null;
    await emit(ctx, tx, recitationCommentRemoved(row.id, {}, { studentId, isShown }));
    return comment.soundKey;
  },
});
