import type { FileHandle } from "node:fs/promises";
import { createInflate } from "node:zlib";

import { FileFault } from "./file-fault.ts";
import { VIRUS_MARKS, bytesOf, findMarks, hasMark } from "./find-marks.ts";
import { readAt } from "./read-at.ts";

const TAIL_BYTES = 66_000;
const END_WITHIN_BYTES = 1024;
const ZIP_END = Buffer.from("PK\u0005\u0006");
const ZIP_END_BYTES = 22;

/** A page that starts programs or runs scripts; material to read needs neither. */
const ACTIVE = ["Launch", "JavaScript"]
  .flatMap((name) => [`/${name}`, ...hiddenFormsOf(name)])
  .concat(hiddenFormsOf("ObjStm"))
  .map((text) => Buffer.from(text));
const OBJECT_STREAM = Buffer.from("/ObjStm");
const OBJECTS_MAX = 20_000;
const UNPACKED_MAX_BYTES = 128 * 1_048_576;

type Opened = { path: string; file: FileHandle; size: number };

/** From its first byte to its end mark, and nothing in it that acts by itself. */
export async function inspectPdf({ path, file, size }: Opened): Promise<void> {
  const tail = await readAt(file, Math.max(0, size - TAIL_BYTES), Math.min(size, TAIL_BYTES));
  const end = tail.lastIndexOf("%%EOF");
  const isWhole = end >= tail.length - END_WITHIN_BYTES && tail.includes("startxref");
  if (end < 0 || !isWhole) throw new FileFault("file_damaged");
  if (isZipToo(tail)) throw new FileFault("file_unsafe");
  const packed: number[] = [];
  for await (const { mark, at } of findMarks(bytesOf(path), [...ACTIVE, OBJECT_STREAM])) {
    if (mark !== OBJECT_STREAM) throw new FileFault("file_unsafe");
    packed.push(at);
    if (packed.length > OBJECTS_MAX) throw new FileFault("file_unsafe");
  }
  await inspectPacked({ path, file, size }, packed);
}

/**
 * A name may have any of its letters as `#` and two digits (ISO 32000, 7.3.5), as no program writes that has nothing to
 * hide: how it begins, up to the first of them. Of the first letter with what follows: four bytes alone stand in pictures too.
 */
function hiddenFormsOf(name: string): string[] {
  return [...name].flatMap((letter, index) => {
    const digits = letter.charCodeAt(0).toString(16);
    const next = index === 0 ? [name.charAt(1), "#"] : [""];
    return [...new Set([digits, digits.toUpperCase()])].flatMap((code) =>
      next.map((rest) => `/${name.slice(0, index)}#${code}${rest}`),
    );
  });
}

/** One file that is a page to one program and an archive to another. */
function isZipToo(tail: Buffer): boolean {
  for (let at = tail.indexOf(ZIP_END); at >= 0; at = tail.indexOf(ZIP_END, at + 1)) {
    const rest = tail.length - at - ZIP_END_BYTES;
    if (rest >= 0 && tail.readUInt16LE(at + ZIP_END_BYTES - 2) === rest) return true;
  }
  return false;
}

/** Most objects of a PDF of today lie packed together: they are unpacked, within bounds, and looked through. */
async function inspectPacked({ path, file }: Opened, places: readonly number[]): Promise<void> {
  let left = UNPACKED_MAX_BYTES;
  for (const place of places) {
    const head = await readAt(file, place, 1024);
    const [keyword] = /stream\r?\n/.exec(head.toString("latin1")) ?? [];
    if (!keyword) continue;
    const start = place + head.indexOf(keyword) + keyword.length;
    const unpacked = unpack(path, start, (count) => (left -= count) >= 0);
    if (await hasMark(unpacked, [...ACTIVE, ...VIRUS_MARKS])) throw new FileFault("file_unsafe");
  }
}

async function* unpack(path: string, start: number, mayGoOn: (count: number) => boolean) {
  const packed = bytesOf(path, { start });
  const inflate = packed.pipe(createInflate());
  try {
    for await (const piece of inflate as AsyncIterable<Buffer>) {
      if (!mayGoOn(piece.length)) throw new FileFault("file_unsafe");
      yield piece;
    }
  } catch (error) {
    // Packed in another way, or not at all: then the marks would have stood in the open.
    if (error instanceof FileFault) throw error;
  } finally {
    packed.destroy();
    inflate.destroy();
  }
}
