import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { fileTypeFromBuffer } from "file-type";

import { FileFault } from "./file-fault.ts";
import { inspectFile } from "./inspect-file.ts";

/**
 * A PDF that came in one piece: looked through where no other process sees it, and gone after. Throws a `FileFault` for
 * what is none, and for one that is not taken.
 */
export async function inspectPdfBytes(bytes: Buffer): Promise<void> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  if (mime !== "application/pdf") throw new FileFault("file_type");
  const folder = await mkdtemp(join(tmpdir(), "riwaq-"));
  try {
    const path = join(folder, "file");
    await writeFile(path, bytes, { mode: 0o600 });
    await inspectFile(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
