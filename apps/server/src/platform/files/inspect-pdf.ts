import type { FileHandle } from "node:fs/promises";
import { Readable } from "node:stream";

import { FileFault } from "./file-fault.ts";
import { VIRUS_MARKS, bytesOf } from "./find-marks.ts";
import { openingAt, refuseActive, refuseRestless } from "./pdf-actions.ts";
import { type Pack, UNPACKED_MAX_BYTES, objectsOf, packAt, unpack } from "./pdf-objects.ts";
import { GAP, type NameFound, findNames, findPattern } from "./pdf-text.ts";
import { readAt } from "./read-at.ts";

const TAIL_BYTES = 66_000;
const END_WITHIN_BYTES = 1024;
const ZIP_END = Buffer.from("PK\u0005\u0006");
const ZIP_END_BYTES = 22;

const OBJECTS_MAX = 20_000;

type Opened = { path: string; file: FileHandle; size: number };

/**
 * From its first byte to its end mark, and nothing in it that acts by itself. Looked through as bytes and not as a
 * reader would (docs/decisions/011-pdfs-are-looked-through-as-bytes.md): nothing is missed that only some readers find.
 */
export async function inspectPdf({ path, file, size }: Opened): Promise<void> {
  const tail = await readAt(file, Math.max(0, size - TAIL_BYTES), Math.min(size, TAIL_BYTES));
  const end = tail.lastIndexOf("%%EOF");
  const isWhole = end >= tail.length - END_WITHIN_BYTES && tail.includes("startxref");
  if (end < 0 || !isWhole) throw new FileFault("file_damaged");
  if (isZipToo(tail)) throw new FileFault("file_unsafe");
  const seen: Seen = { packs: new Map(), openings: new Set() };
  for await (const found of findNames(bytesOf(path))) {
    look(found, seen);
    const pack = packAt(found);
    if (pack) seen.packs.set(pack.start, pack);
    if (seen.packs.size > OBJECTS_MAX) throw new FileFault("file_unsafe");
  }
  await inspectPacked(path, seen);
  await inspectOpenings(path, seen);
}

/** Packed objects by their place, and the numbers of the objects that say what is done on opening. */
type Seen = { packs: Map<number, Pack>; openings: Set<number> };

function look({ name, after }: NameFound, { openings }: Seen): void {
  refuseActive(name, after);
  if (name !== "OpenAction") return;
  const number = openingAt(after);
  if (number !== undefined) openings.add(number);
}

/** One file that is a page to one program and an archive to another. */
function isZipToo(tail: Buffer): boolean {
  for (let at = tail.indexOf(ZIP_END); at >= 0; at = tail.indexOf(ZIP_END, at + 1)) {
    const rest = tail.length - at - ZIP_END_BYTES;
    if (rest >= 0 && tail.readUInt16LE(at + ZIP_END_BYTES - 2) === rest) return true;
  }
  return false;
}

async function inspectPacked(path: string, seen: Seen): Promise<void> {
  let left = UNPACKED_MAX_BYTES;
  for (const pack of seen.packs.values()) {
    const objects = await unpack(path, pack);
    left -= objects.length;
    const isInfected = VIRUS_MARKS.some((mark) => objects.includes(mark));
    if (left < 0 || isInfected) throw new FileFault("file_unsafe");
    for await (const found of findNames(Readable.from([objects]))) look(found, seen);
  }
}

/** Objects of one number may stand there several times, and which one counts is the reader's choice: all of them. */
async function inspectOpenings(path: string, { packs, openings }: Seen): Promise<void> {
  if (openings.size === 0) return;
  const numbers = [...openings].join("|");
  const object = new RegExp(`(?<!\\d)0*(?:${numbers})${GAP}+\\d{1,5}${GAP}+obj`, "g");
  for await (const { after } of findPattern(bytesOf(path), object)) refuseRestless(after);
  for (const pack of packs.values()) {
    const objects = await unpack(path, pack);
    for (const text of objectsOf(objects, pack.first, openings)) refuseRestless(text);
  }
}
