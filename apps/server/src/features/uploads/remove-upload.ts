import { eq } from "drizzle-orm";

import { requireTeacher } from "../../actors.ts";
import type { Context } from "../../context.ts";
import { uploads } from "../../db/schema/uploads.ts";
import { unfinishedFile } from "../../storage/unfinished-file.ts";
import { endPiece } from "./end-piece.ts";
import { findOpenUpload } from "./queries.ts";

/** Given up by its owner: nothing of it stays. */
export async function removeUpload(ctx: Context, id: string): Promise<void> {
  const upload = await findOpenUpload(ctx.db, requireTeacher(ctx.actor), id);
  await endPiece(id);
  await ctx.db.delete(uploads).where(eq(uploads.id, upload.id));
  await unfinishedFile(ctx.config, id).remove();
}
