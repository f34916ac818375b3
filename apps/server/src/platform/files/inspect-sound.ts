import type { FileHandle } from "node:fs/promises";

import { FileFault } from "./file-fault.ts";
import { readAt } from "./read-at.ts";

const damaged = () => new FileFault("file_damaged");

/** More than a day of speech. */
const PAGES_MAX = 200_000;
const PAGE_HEAD_BYTES = 27;

/** An Ogg is a row of pages, each with its length: what was cut off ends within one. */
export async function inspectOgg(file: FileHandle, size: number): Promise<void> {
  let position = 0;
  for (let count = 0; position < size; count += 1) {
    const head = await readAt(file, position, PAGE_HEAD_BYTES + 255);
    const isPage = head.length >= PAGE_HEAD_BYTES && head.toString("latin1", 0, 4) === "OggS";
    if (!isPage || count > PAGES_MAX) throw damaged();
    const lengths = head.subarray(PAGE_HEAD_BYTES, PAGE_HEAD_BYTES + head.readUInt8(26));
    position += PAGE_HEAD_BYTES + head.readUInt8(26);
    position += lengths.reduce((sum, length) => sum + length, 0);
    if (position > size) throw damaged();
  }
}

const PARTS_MAX = 1000;
const PART_HEAD_BYTES = 8;
/** Whole numbers, fractions, and the two in the longer head: what browsers play. */
const PLAYED = new Set([1, 3, 0xff_fe]);

/** A WAV says how its sound is written, and how much there is of it. */
export async function inspectWav(file: FileHandle, size: number): Promise<void> {
  let position = 12;
  let isFormatKnown = false;
  for (let count = 0; count < PARTS_MAX; count += 1) {
    const head = await readAt(file, position, PART_HEAD_BYTES + 2);
    if (head.length < PART_HEAD_BYTES) throw damaged();
    const [kind, length] = [head.toString("latin1", 0, 4), head.readUInt32LE(4)];
    const end = position + PART_HEAD_BYTES + length;
    if (end > size) throw damaged();
    if (kind === "data" && isFormatKnown) return;
    if (kind === "fmt ") {
      if (head.length < PART_HEAD_BYTES + 2) throw damaged();
      if (!PLAYED.has(head.readUInt16LE(PART_HEAD_BYTES))) throw new FileFault("file_type");
      isFormatKnown = true;
    }
    // Each begins at an even place.
    position = end + (length % 2);
  }
  throw damaged();
}

const WEBM_BEGINNING_BYTES = 1_048_576;
const SEGMENT = 0x18_53_80_67;
const TRACKS = 0x16_54_ae_6b;
const TRACK = 0xae;
const TRACK_TYPE = 0x83;
const SOUND_TRACK = 2;

type Element = { id: number; start: number; end: number };

/** A WebM of sound alone. A film in it is not taken: few phones of families play it. */
export async function inspectWebm(file: FileHandle, size: number): Promise<void> {
  const bytes = await readAt(file, 0, WEBM_BEGINNING_BYTES);
  const segment = find(bytes, { start: 0, end: Number.POSITIVE_INFINITY }, SEGMENT);
  // What is recorded as it goes does not say how long it will be.
  if (segment.end !== Number.POSITIVE_INFINITY && segment.end > size) throw damaged();
  const tracks = find(bytes, segment, TRACKS);
  if (tracks.end > bytes.length) throw damaged();
  const kinds = elementsIn(bytes, tracks)
    .filter(({ id }) => id === TRACK)
    .map((track) => bytes[find(bytes, track, TRACK_TYPE).start]);
  if (kinds.length === 0) throw damaged();
  if (kinds.some((kind) => kind !== SOUND_TRACK)) throw new FileFault("file_type");
}

function find(bytes: Buffer, range: Omit<Element, "id">, id: number): Element {
  const found = elementsIn(bytes, range, id).find((one) => one.id === id);
  if (!found) throw damaged();
  return found;
}

/** As far as the beginning of the file goes, and not beyond what is looked for. */
function elementsIn(bytes: Buffer, range: Omit<Element, "id">, until?: number): Element[] {
  const elements: Element[] = [];
  let at = range.start;
  while (at < Math.min(range.end, bytes.length) && elements.length < PARTS_MAX) {
    const id = readNumber(bytes, at, { isId: true });
    const length = readNumber(bytes, id.next, { isId: false });
    const element = { id: id.value, start: length.next, end: length.next + length.value };
    elements.push(element);
    if (element.id === until) break;
    at = element.end;
  }
  return elements;
}

/** A number whose first byte says how many there are; all ones are a length that is not known. */
function readNumber(bytes: Buffer, at: number, { isId }: { isId: boolean }) {
  const first = bytes[at] ?? 0;
  const count = Math.clz32(first) - 23;
  if (first === 0 || count > (isId ? 4 : 8) || at + count > bytes.length) throw damaged();
  const marker = 0x80 >> (count - 1);
  let value = isId ? first : first & (marker - 1);
  let isUnknown = !isId && value === marker - 1;
  for (const byte of bytes.subarray(at + 1, at + count)) {
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { value: isUnknown ? Number.POSITIVE_INFINITY : value, next: at + count };
}
