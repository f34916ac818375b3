import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";

import { requireTeacher } from "../../../platform/actors.ts";
import { AppError, badField } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { unfinishedFile } from "../../../platform/storage/unfinished-file.ts";
import { cleanName } from "../files/clean-name.ts";
import { FileFault } from "../files/file-fault.ts";
import { type FileKind, inspectFile } from "../files/inspect-file.ts";
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

/**
 * A complete upload, looked through and copied to where files stay. Before any transaction: it takes seconds. Until
 * `finishUpload` it belongs to nothing, and is removed by the round if it comes to nothing.
 */
export async function takeUpload(ctx: Context, uploadId: string): Promise<TakenFile> {
  const teacher = requireTeacher(ctx.actor);
  const upload = await findOpenUpload(ctx.db, teacher, uploadId).catch((error: unknown) => {
    throw error instanceof AppError ? badField("upload_id", "upload_missing") : error;
  });
  const { sizeBytes, fileName } = upload;
  const { path, size } = unfinishedFile(ctx.config, uploadId);
  if ((await size()) !== sizeBytes) throw badField("upload_id", "upload_unfinished");
  const { type, mimeType, extension } = await inspectFile(path).catch((error: unknown) => {
    throw error instanceof FileFault ? badField("upload_id", error.key) : error;
  });
  const key = storageKey(uploadId);
  const hash = createHash("sha256");
  await ctx.storage.put(key, Readable.from(hashed(createReadStream(path), hash)), sizeBytes);
  return {
    uploadId,
    fileName: cleanName(fileName, extension),
    type,
    mimeType,
    sizeBytes,
    sha256: hash.digest("hex"),
    storageKey: key,
  };
}

async function* hashed(bytes: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>) {
  for await (const piece of bytes) {
    hash.update(piece);
    yield piece;
  }
}
