import { requireTeacher } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { unfinishedFile } from "../../../platform/storage/unfinished-file.ts";
import { endPiece } from "./end-piece.ts";
import { requireUnleased } from "./lease-upload.ts";
import { findOpenUpload } from "./queries.ts";

/** How far an upload has come. Whoever asks has no piece on its way any more: ours is ended, another process's runs out. */
export async function readOffset(ctx: Context, id: string) {
  const owner = requireTeacher(ctx.actor);
  await findOpenUpload(ctx.db, owner, id);
  await endPiece(id);
  const upload = await findOpenUpload(ctx.db, owner, id);
  requireUnleased(upload, ctx.clock.now());
  const offset = await unfinishedFile(ctx.config, id).size();
  if (offset === undefined) throw new AppError("not_found");
  return { offset, sizeBytes: upload.sizeBytes };
}
