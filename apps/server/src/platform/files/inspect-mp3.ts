import type { FileHandle } from "node:fs/promises";

import { FileFault } from "./file-fault.ts";
import { readAt } from "./read-at.ts";

const TAG_BYTES = 10;
/** Some writers leave room between the tag and the sound. */
const GAP_MAX_BYTES = 8192;
const HEADER_BYTES = 4;
/** So many frames after each other are no accident: text has none. */
const FRAMES_IN_A_ROW = 3;

const SYNC = 0x7_ff;
const FIRST_VERSION = 3;
const LAYER_3 = 1;
const RATES_HZ = [44_100, 48_000, 32_000];
const FIRST_KBITS = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const LATER_KBITS = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];

/** An MP3 has no beginning of its own: it is a row of frames, which may follow a tag. */
export async function inspectMp3(file: FileHandle, size: number): Promise<void> {
  const after = await endOfTag(file);
  const start = await firstFrame(file, after, size);
  if (start === undefined) throw new FileFault("file_damaged");
  if (start + (await announcedBytes(file, start)) > size) throw new FileFault("file_damaged");
}

async function endOfTag(file: FileHandle): Promise<number> {
  const tag = await readAt(file, 0, TAG_BYTES);
  if (tag.length < TAG_BYTES || tag.toString("latin1", 0, 3) !== "ID3") return 0;
  // Seven bits of each byte.
  return [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (tag.readUInt8(at) & 127), 0) + TAG_BYTES;
}

async function firstFrame(file: FileHandle, from: number, size: number) {
  const window = await readAt(file, from, GAP_MAX_BYTES + HEADER_BYTES);
  for (let at = 0; at + HEADER_BYTES <= window.length && at < GAP_MAX_BYTES; at += 1) {
    if (frameBytes(window.readUInt32BE(at)) === 0) continue;
    if (await isRow(file, from + at, size)) return from + at;
  }
  return undefined;
}

async function isRow(file: FileHandle, start: number, size: number): Promise<boolean> {
  let position = start;
  for (let count = 0; count < FRAMES_IN_A_ROW; count += 1) {
    const header = await readAt(file, position, HEADER_BYTES);
    const bytes = header.length === HEADER_BYTES ? frameBytes(header.readUInt32BE(0)) : 0;
    if (bytes === 0 || position + bytes > size) return false;
    position += bytes;
  }
  return true;
}

/** How long a frame is by its header; 0 for what is none. */
function frameBytes(header: number): number {
  const [version, layer] = [(header >>> 19) & 3, (header >>> 17) & 3];
  if (header >>> 21 !== SYNC || layer !== LAYER_3 || version === 1) return 0;
  const isFirst = version === FIRST_VERSION;
  const kbits = (isFirst ? FIRST_KBITS : LATER_KBITS)[((header >>> 12) & 15) - 1];
  const rate = RATES_HZ[(header >>> 10) & 3];
  if (kbits === undefined || rate === undefined) return 0;
  const rateHz = rate / { 3: 1, 2: 2, 0: 4 }[version as 0 | 2 | 3];
  const padding = (header >>> 9) & 1;
  return Math.floor(((isFirst ? 144 : 72) * kbits * 1000) / rateHz) + padding;
}

const ANNOUNCED_WITHIN = 64;
const HAS_FRAMES = 1;
const HAS_BYTES = 2;

/** The first frame may say how long all of them are. */
async function announcedBytes(file: FileHandle, start: number): Promise<number> {
  const frame = await readAt(file, start, ANNOUNCED_WITHIN);
  const at = ["Xing", "Info"].map((name) => frame.indexOf(name, HEADER_BYTES)).find((i) => i > 0);
  if (at === undefined || at + 16 > frame.length) return 0;
  const flags = frame.readUInt32BE(at + 4);
  if ((flags & HAS_BYTES) === 0) return 0;
  return frame.readUInt32BE(at + ((flags & HAS_FRAMES) === 0 ? 8 : 12));
}
