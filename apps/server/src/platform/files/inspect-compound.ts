import type { FileHandle } from "node:fs/promises";

import { FileFault } from "./file-fault.ts";
import { VIRUS_MARKS, bytesOf, findMarks } from "./find-marks.ts";
import { readAt } from "./read-at.ts";

const HEADER_BYTES = 512;
const TABLE_PLACES = 109;
const FREE = 0xff_ff_ff_ff;
const SECTOR_POWERS = new Set([9, 12]);

/** Entries of its directory carry their names in UTF-16. */
const named = (name: string) => Buffer.from(name, "utf16le");
const DOCUMENT = named("WordDocument");
const PRESENTATION = named("PowerPoint Document");
/** Macros; any file at all, wrapped; what a password hides from a look. */
const UNSAFE = ["_VBA_PROJECT", "Ole10Native", "EncryptedPackage"].map(named);

/** The container of the Office files of before 2007: what it holds is told by the names in it. */
export async function inspectCompound({ path, file, size }: Opened): Promise<"doc" | "ppt"> {
  await requireWhole(file, size);
  const marks = [DOCUMENT, PRESENTATION, ...UNSAFE, ...VIRUS_MARKS];
  const found = new Set<Buffer>();
  for await (const { mark } of findMarks(bytesOf(path), marks)) found.add(mark);
  if ([...UNSAFE, ...VIRUS_MARKS].some((mark) => found.has(mark))) {
    throw new FileFault("file_unsafe");
  }
  // A document may hold a presentation, whose name then stands in the open too.
  if (found.has(DOCUMENT)) return "doc";
  if (found.has(PRESENTATION)) return "ppt";
  throw new FileFault("file_type");
}

type Opened = { path: string; file: FileHandle; size: number };

/** Its tables name every sector in use: the last of them must be there. */
async function requireWhole(file: FileHandle, size: number): Promise<void> {
  const header = await readAt(file, 0, HEADER_BYTES);
  const power = header.length === HEADER_BYTES ? header.readUInt16LE(30) : 0;
  if (!SECTOR_POWERS.has(power)) throw new FileFault("file_damaged");
  const sectorBytes = 2 ** power;
  const startOf = (sector: number) => (sector + 1) * sectorBytes;
  for (let index = 0; index < TABLE_PLACES; index += 1) {
    const place = header.readUInt32LE(76 + index * 4);
    if (place === FREE) return;
    const table = await readAt(file, startOf(place), sectorBytes);
    if (table.length < sectorBytes) throw new FileFault("file_damaged");
    const last = lastInUse(table) + index * (sectorBytes / 4);
    if (startOf(last) >= size) throw new FileFault("file_damaged");
  }
}

function lastInUse(table: Buffer): number {
  let last = table.length / 4 - 1;
  while (last > 0 && table.readUInt32LE(last * 4) === FREE) last -= 1;
  return last;
}
