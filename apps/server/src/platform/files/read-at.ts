import type { FileHandle } from "node:fs/promises";

/** As many bytes as there are, at most `count`. */
export async function readAt(file: FileHandle, position: number, count: number): Promise<Buffer> {
  const buffer = Buffer.alloc(count);
  const { bytesRead } = await file.read(buffer, 0, count, position);
  return buffer.subarray(0, bytesRead);
}
