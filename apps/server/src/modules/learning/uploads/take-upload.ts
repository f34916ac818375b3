import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";

import { requireTeacher } from "../../../platform/actors.ts";
import { AppError, badField } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { cleanName } from "../../../platform/files/clean-name.ts";
import { FileFault } from "../../../platform/files/file-fault.ts";
import { type FileKind, inspectFile } from "../../../platform/files/inspect-file.ts";
import { unfinishedFile } from "../../../platform/storage/unfinished-file.ts";
import { encodeUploaded } from "./encode-uploaded.ts";
import type { Lease } from "./lease-upload.ts";
import { findOpenUpload } from "./queries.ts";
import { storageKey } from "./storage-key.ts";

export type TakenFile = {
  uploadId: string;
  fileName: string;
  type: FileKind["type"];
  mimeType: string;
  sizeBytes: number;
  sha256: string;
  storageKey: string;
};

/** As what pictures are kept. */
const WEBP = { mimeType: "image/webp", extension: "webp" };

/** All of it has arrived, and nothing has become of it yet. */
export async function requireComplete(ctx: Context, uploadId: string) {
  const teacher = requireTeacher(ctx.actor);
  const upload = await findOpenUpload(ctx.db, teacher, uploadId).catch((error: unknown) => {
    throw error instanceof AppError ? badField("upload_id", "upload_missing") : error;
  });
  if ((await unfinishedFile(ctx.config, uploadId).size()) !== upload.sizeBytes) {
    throw badField("upload_id", "upload_unfinished");
  }
  return upload;
}

/**
 * A complete upload, looked through and copied to where files stay. Before any transaction: it takes seconds. Until
 * `finishUpload` it belongs to nothing, and is removed by the round if it comes to nothing.
 */
export async function takeUpload(ctx: Context, uploadId: string, lease: Lease): Promise<TakenFile> {
  const { sizeBytes, fileName } = await requireComplete(ctx, uploadId);
  const file = unfinishedFile(ctx.config, uploadId);
  const key = storageKey(uploadId);
  const hash = createHash("sha256");
  try {
    if (lease.isTakenOver) await file.shutOut();
    const kind = await inspectFile(file.path);
    const picture = kind.type === "Picture" ? await encodeUploaded(file.path, sizeBytes) : null;
    const { type, mimeType, extension } = picture ? { ...kind, ...WEBP } : kind;
    const keptBytes = picture?.length ?? sizeBytes;
    const read = () => (picture ? [picture] : createReadStream(file.path));
    await ctx.storage.put(key, Readable.from(hashed(read, hash, lease)), keptBytes);
    return {
      uploadId,
      fileName: cleanName(fileName, extension),
      type,
      mimeType,
      sizeBytes: keptBytes,
      sha256: hash.digest("hex"),
      storageKey: key,
    };
  } catch (error) {
    if (error instanceof FileFault) throw badField("upload_id", error.key);
    // Its owner gave it up meanwhile, by another process.
    throw (await file.size()) === undefined ? badField("upload_id", "upload_missing") : error;
  }
}

/** Opened when the first piece is asked for: until then nobody would hear that it cannot be. */
async function* hashed(
  read: () => Iterable<Buffer> | AsyncIterable<unknown>,
  hash: ReturnType<typeof createHash>,
  lease: Lease,
) {
  for await (const piece of read()) {
    await lease.keep();
    hash.update(piece as Buffer);
    yield piece as Buffer;
  }
}
