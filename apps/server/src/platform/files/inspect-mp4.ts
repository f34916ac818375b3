import type { FileHandle } from "node:fs/promises";

import { FileFault } from "./file-fault.ts";
import { readAt } from "./read-at.ts";

const BOXES_MAX = 100_000;
const SHORT_HEADER_BYTES = 8;
const LONG_HEADER_BYTES = 16;

type Box = { kind: string; start: number; end: number };

/**
 * An MP4 is a row of boxes, each with its length: what was cut off ends within one. Says whether it is sound alone, which
 * only its tracks tell: phones give both the same brand.
 */
export async function inspectMp4(
  file: FileHandle,
  size: number,
): Promise<{ isSoundAlone: boolean }> {
  const boxes = await boxesIn(file, 0, size);
  const index = boxes.find(({ kind }) => kind === "moov");
  // The index of the film, and the film itself.
  if (!index || !boxes.some(({ kind }) => kind === "mdat")) throw new FileFault("file_damaged");
  const tracks = await trackKinds(file, index);
  return { isSoundAlone: tracks.has("soun") && !tracks.has("vide") };
}

async function boxesIn(file: FileHandle, from: number, to: number): Promise<Box[]> {
  const boxes: Box[] = [];
  let position = from;
  while (position < to) {
    if (boxes.length > BOXES_MAX) throw new FileFault("file_damaged");
    const { kind, head, length } = await readBox(file, position, to);
    const isWhole = length >= head && position + length <= to;
    if (!isWhole) throw new FileFault("file_damaged");
    boxes.push({ kind, start: position + head, end: position + length });
    position += length;
  }
  return boxes;
}

async function readBox(file: FileHandle, position: number, to: number) {
  const header = await readAt(file, position, LONG_HEADER_BYTES);
  if (header.length < SHORT_HEADER_BYTES) throw new FileFault("file_damaged");
  const kind = header.toString("latin1", 4, 8);
  const short = header.readUInt32BE(0);
  // 0: to the end of the file; 1: the length is a long one.
  if (short === 0) return { kind, head: SHORT_HEADER_BYTES, length: to - position };
  if (short !== 1) return { kind, head: SHORT_HEADER_BYTES, length: short };
  if (header.length < LONG_HEADER_BYTES) throw new FileFault("file_damaged");
  return { kind, head: LONG_HEADER_BYTES, length: Number(header.readBigUInt64BE(8)) };
}

/** More than any film has. */
const TRACKS_MAX = 100;
const HANDLER_AT = 8;

/** What the tracks of an index are, by the names of their handlers; what cannot be read has none. */
async function trackKinds(file: FileHandle, index: Box): Promise<Set<string>> {
  const kinds = new Set<string>();
  const tracks = await within(file, index, "trak");
  for (const track of tracks.slice(0, TRACKS_MAX)) {
    for (const media of await within(file, track, "mdia")) {
      for (const { start } of await within(file, media, "hdlr")) {
        kinds.add((await readAt(file, start + HANDLER_AT, 4)).toString("latin1"));
      }
    }
  }
  return kinds;
}

async function within(file: FileHandle, { start, end }: Box, kind: string): Promise<Box[]> {
  const boxes = await boxesIn(file, start, end).catch((error: unknown) => {
    if (error instanceof FileFault) return [];
    throw error;
  });
  return boxes.filter((box) => box.kind === kind);
}
