import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type FileKind, inspectFile } from "./inspect-file.ts";

/** The same for what came in one piece: looked through where no other process sees it, and gone after. */
export async function inspectBytes(bytes: Buffer): Promise<FileKind> {
  const folder = await mkdtemp(join(tmpdir(), "riwaq-"));
  try {
    const path = join(folder, "file");
    await writeFile(path, bytes, { mode: 0o600 });
    return await inspectFile(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
