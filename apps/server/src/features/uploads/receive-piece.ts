import { Readable } from "node:stream";

import { eq } from "drizzle-orm";

import { requireTeacher } from "../../actors.ts";
import { AppError, refusal } from "../../app-error.ts";
import type { Context } from "../../context.ts";
import { uploads } from "../../db/schema/uploads.ts";
import { StorageFull } from "../../storage/storage.ts";
import { unfinishedFile } from "../../storage/unfinished-file.ts";
import { withEnd } from "./end-piece.ts";
import { findOpenUpload } from "./queries.ts";

type Piece = { id: string; offset: number; bytes: Readable };

/** Adds what comes, as far as it comes, and answers where to go on. Straight to the disk: no piece is held in memory. */
export async function receivePiece(ctx: Context, { id, offset, bytes }: Piece): Promise<number> {
  const upload = await findOpenUpload(ctx.db, requireTeacher(ctx.actor), id);
  const file = unfinishedFile(ctx.config, id);
  const left = upload.sizeBytes - offset;
  try {
    await withEnd(id, async (signal) => {
      signal.addEventListener("abort", () => bytes.destroy());
      if ((await file.size()) !== offset) throw new AppError("conflict");
      await file.append(Readable.from(atMost(left, bytes)), offset);
    });
  } catch (error) {
    if (error instanceof StorageFull) await giveUp(ctx, id);
    throw isCutOff(error) ? new AppError("conflict") : error;
  }
  return (await file.size()) ?? 0;
}

/** The request itself stays open where it is refused: its sender is to read the answer. */
async function* atMost(left: number, bytes: Readable): AsyncGenerator<Buffer> {
  let count = 0;
  for await (const piece of bytes.iterator({ destroyOnReturn: false })) {
    count += piece.length;
    if (count > left) throw refusal("too_large", "file_too_large");
    yield piece;
  }
}

/** A full disk keeps no half of a file. */
async function giveUp(ctx: Context, id: string): Promise<void> {
  await unfinishedFile(ctx.config, id).remove();
  await ctx.db.delete(uploads).where(eq(uploads.id, id));
}

/** The line broke, or its owner goes on by another one: nobody reads this answer. */
function isCutOff(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ABORT_ERR" || code === "ECONNRESET" || code === "ERR_STREAM_PREMATURE_CLOSE";
}
