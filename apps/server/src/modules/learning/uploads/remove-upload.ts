import { and, eq, isNull } from "drizzle-orm";

import { requireTeacher } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import { inTurn } from "../../../platform/db/in-turn.ts";
import { unfinishedFile } from "../../../platform/storage/unfinished-file.ts";
import { uploads } from "../tables/uploads.ts";
import { endPiece } from "./end-piece.ts";
import { findOpenUpload } from "./queries.ts";
import { storageKey } from "./storage-key.ts";

/**
 * Given up by its owner: nothing of it stays, nor of a copy that came to nothing. What is being taken into use by this
 * process is waited for, and left alone if it is; another process finds its row gone, and takes nothing into use.
 */
export async function removeUpload(ctx: Context, id: string): Promise<void> {
  await findOpenUpload(ctx.db, requireTeacher(ctx.actor), id);
  await inTurn(`upload:${id}`, async () => {
    await endPiece(id);
    if (!(await giveUp(ctx, id))) return;
    await unfinishedFile(ctx.config, id).remove();
    await ctx.storage.remove(storageKey(id));
  });
}

/** Whether it was still open. */
const giveUp = command({
  by: requireTeacher,
  trace: "none",
  run: async ({ tx, actor }, id: string): Promise<boolean> => {
    const isOwn = eq(uploads.userId, actor.id);
    const given = await tx
      .delete(uploads)
      .where(and(eq(uploads.id, id), isOwn, isNull(uploads.finishedAt)))
      .returning({ id: uploads.id });
    return given.length > 0;
  },
});
