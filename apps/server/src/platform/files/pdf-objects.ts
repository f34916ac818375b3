/** Objects that lie packed together in a stream, as most of today's PDFs keep theirs (ISO 32000, 7.5.7). */
import { createInflate } from "node:zlib";

import { FileFault } from "./file-fault.ts";
import { bytesOf } from "./find-marks.ts";
import { GAP, type NameFound, namesOf } from "./pdf-text.ts";

const UNPACKED_EACH_MAX_BYTES = 32 * 1_048_576;
export const UNPACKED_MAX_BYTES = 128 * 1_048_576;

/** Where the packed bytes of a stream begin, and where in the unpacked ones its objects do. */
export type Pack = { start: number; first: number };

/** What programs write there that have nothing to hide. */
const HEAD_NAMES = new Set([
  "Type",
  "ObjStm",
  "N",
  "First",
  "Filter",
  "FlateDecode",
  "Length",
  "Extends",
]);
const ONE_FILTER = /\/Filter\s*(\/FlateDecode|\[\s*\/FlateDecode\s*\])/;
const FIRST = /\/First\s+(\d{1,9})\s*(?:\/|>>)/;
const OBJECT = new RegExp(`${GAP}obj${GAP}*$`);
const KEYWORD = /endobj|stream/;

/**
 * The pack that a name stands in the head of, if it does: packs are known by `/ObjStm`, and to some readers by `/First`
 * alone. Packed by anything but one common filter, or described in any other way than usual, it is refused: what cannot
 * be looked into is not taken.
 */
export function packAt({ name, written, before, after, at }: NameFound): Pack | undefined {
  if (name !== "ObjStm" && name !== "First") return undefined;
  const keyword = KEYWORD.exec(after);
  if (name === "First" && keyword?.[0] === "endobj") return undefined;
  const opening = before.lastIndexOf("<<");
  const isObject = opening >= 0 && OBJECT.test(before.slice(0, opening));
  if (keyword?.[0] !== "stream" || !isObject) throw new FileFault("file_unsafe");
  const head = before.slice(opening) + written + after.slice(0, keyword.index);
  const first = Number(FIRST.exec(head)?.[1] ?? Number.NaN);
  const line = /^\r?\n/.exec(after.slice(keyword.index + keyword[0].length));
  if (!isPlainHead(head) || Number.isNaN(first) || !line) throw new FileFault("file_unsafe");
  return { start: at + written.length + keyword.index + keyword[0].length + line[0].length, first };
}

function isPlainHead(head: string): boolean {
  const names = namesOf(head);
  const isUsual = names.every((name) => HEAD_NAMES.has(name));
  const isOnce = new Set(names).size === names.length;
  const isOpen = !/[(%#]/.test(head) && head.lastIndexOf("<<") === 0;
  return isUsual && isOnce && isOpen && ONE_FILTER.test(head);
}

/** The unpacked objects; whatever does not unpack cleanly, or grows too large, is refused. */
export async function unpack(path: string, { start, first }: Pack): Promise<Buffer> {
  const packed = bytesOf(path, { start });
  const inflate = packed.pipe(createInflate());
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of inflate as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > UNPACKED_EACH_MAX_BYTES) throw new FileFault("file_unsafe");
      pieces.push(piece);
    }
  } catch {
    throw new FileFault("file_unsafe");
  } finally {
    packed.destroy();
    inflate.destroy();
  }
  const objects = Buffer.concat(pieces);
  const isListed = /^[\d\s\0]*$/.test(objects.toString("latin1", 0, first));
  if (first > size || !isListed) throw new FileFault("file_unsafe");
  return objects;
}

/** The text of those of its objects that have one of these numbers. */
export function* objectsOf(
  objects: Buffer,
  first: number,
  numbers: ReadonlySet<number>,
): Generator<string> {
  const list = objects.toString("latin1", 0, first).match(/\d+/g) ?? [];
  for (let index = 0; index + 1 < list.length; index += 2) {
    const from = first + Number(list[index + 1]);
    if (numbers.has(Number(list[index]))) yield objects.toString("latin1", from, from + 4096);
  }
}
