import { requireTeacher } from "../../actors.ts";
import { AppError } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { unfinishedFile } from "../../storage/unfinished-file.ts";
import { endPiece } from "./end-piece.ts";
import { findOpenUpload } from "./queries.ts";

/** How far an upload has come. Whoever asks has no piece on its way any more. */
export async function readOffset(ctx: Context, id: string) {
  const upload = await findOpenUpload(ctx.db, requireTeacher(ctx.actor), id);
  await endPiece(id);
  const offset = await unfinishedFile(ctx.config, id).size();
  if (offset === undefined) throw new AppError("not_found");
  return { offset, sizeBytes: upload.sizeBytes };
}
