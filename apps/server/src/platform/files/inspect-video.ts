import type { FileHandle } from "node:fs/promises";

import { FileFault } from "./file-fault.ts";
import { readAt } from "./read-at.ts";

const BOXES_MAX = 100_000;
const SHORT_HEADER_BYTES = 8;
const LONG_HEADER_BYTES = 16;

/** An MP4 is a row of boxes, each with its length: what was cut off ends within one. */
export async function inspectVideo(file: FileHandle, size: number): Promise<void> {
  const kinds = new Set<string>();
  let position = 0;
  for (let count = 0; position < size; count += 1) {
    if (count > BOXES_MAX) throw new FileFault("file_damaged");
    const { kind, length } = await readBox(file, position, size);
    const isWhole = length >= SHORT_HEADER_BYTES && position + length <= size;
    if (!isWhole) throw new FileFault("file_damaged");
    kinds.add(kind);
    position += length;
  }
  // The index of the film, and the film itself.
  if (!kinds.has("moov") || !kinds.has("mdat")) throw new FileFault("file_damaged");
}

async function readBox(file: FileHandle, position: number, size: number) {
  const header = await readAt(file, position, LONG_HEADER_BYTES);
  if (header.length < SHORT_HEADER_BYTES) throw new FileFault("file_damaged");
  const kind = header.toString("latin1", 4, 8);
  const short = header.readUInt32BE(0);
  // 0: to the end of the file; 1: the length is a long one.
  if (short === 0) return { kind, length: size - position };
  if (short !== 1) return { kind, length: short };
  if (header.length < LONG_HEADER_BYTES) throw new FileFault("file_damaged");
  return { kind, length: Number(header.readBigUInt64BE(8)) };
}
