import { Readable } from "node:stream";

import { and, eq } from "drizzle-orm";

import { requireTeacher } from "../../../platform/actors.ts";
import { AppError, refusal } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { StorageFull } from "../../../platform/storage/storage.ts";
import { unfinishedFile } from "../../../platform/storage/unfinished-file.ts";
import { uploads } from "../tables/uploads.ts";
import { withEnd } from "./end-piece.ts";
import { type Lease, leaseUpload } from "./lease-upload.ts";
import { findOpenUpload } from "./queries.ts";

type Piece = { id: string; offset: number; bytes: Readable };

/** Adds what comes, as far as it comes, and answers where to go on. Straight to the disk: no piece is held in memory. */
export async function receivePiece(ctx: Context, piece: Piece): Promise<number> {
  const { id, bytes } = piece;
  const { sizeBytes } = await findOpenUpload(ctx.db, requireTeacher(ctx.actor), id);
  try {
    return await withEnd(id, async (signal) => {
      signal.addEventListener("abort", () => bytes.destroy());
      return leaseUpload(ctx, id, (lease) => writePiece(ctx, lease, { ...piece, sizeBytes }));
    });
  } catch (error) {
    if (hasCode(error, CUT_OFF)) throw new AppError("conflict");
    throw hasCode(error, GONE) ? new AppError("not_found") : error;
  }
}

async function writePiece(
  ctx: Context,
  lease: Lease,
  { id, offset, bytes, sizeBytes }: Piece & { sizeBytes: number },
): Promise<number> {
  const file = unfinishedFile(ctx.config, id);
  try {
    if (lease.isTakenOver) await file.shutOut();
    if ((await file.size()) !== offset) throw new AppError("conflict");
    await file.append(Readable.from(atMost(sizeBytes - offset, bytes, lease)), offset);
    return (await file.size()) ?? 0;
  } catch (error) {
    if (error instanceof StorageFull) await giveUp(ctx, id, lease);
    throw error;
  }
}

/** The request itself stays open where it is refused: its sender is to read the answer. */
async function* atMost(left: number, bytes: Readable, lease: Lease): AsyncGenerator<Buffer> {
  let count = 0;
  // The file is open by now: whoever takes the lease from here on shuts us out.
  await lease.keep();
  for await (const piece of bytes.iterator({ destroyOnReturn: false })) {
    count += piece.length;
    if (count > left) throw refusal("too_large", "upload_longer");
    await lease.keep();
    yield piece;
  }
}

/** A full disk keeps no half of a file. */
async function giveUp(ctx: Context, id: string, { holder }: Lease): Promise<void> {
  const given = await ctx.db
    .delete(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.leaseHolder, holder)))
    .returning({ id: uploads.id });
  if (given.length > 0) await unfinishedFile(ctx.config, id).remove();
}

/** The line broke, or its owner goes on by another one: nobody reads this answer. */
const CUT_OFF = ["ABORT_ERR", "ECONNRESET", "ERR_STREAM_PREMATURE_CLOSE"];
/** Its owner gave it up meanwhile, by another process. */
const GONE = ["ENOENT"];

function hasCode(error: unknown, codes: string[]): boolean {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
