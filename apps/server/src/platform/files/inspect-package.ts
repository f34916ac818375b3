import { crc32 } from "node:zlib";

import yauzl, { type Entry, type ZipFile } from "yauzl";

import { FileFault } from "./file-fault.ts";
import { VIRUS_MARKS, hasMark } from "./find-marks.ts";
import { isFetched } from "./package-relations.ts";

const ENTRIES_MAX = 10_000;
const UNPACKED_MAX_BYTES = 1_073_741_824;
/** Text packs well, but not so: from here on it is made to fill a disk. */
const RATIO_MAX = 150;
const RATIO_FROM_BYTES = 16 * 1_048_576;
const RELATIONS_MAX_BYTES = 1_048_576;

type Kind = "docx" | "pptx" | "odt" | "odp";

const KIND_OF_PART: Record<string, Kind> = {
  "word/document.xml": "docx",
  "ppt/presentation.xml": "pptx",
};
const KIND_OF_MIMETYPE: Record<string, Kind> = {
  "application/vnd.oasis.opendocument.text": "odt",
  "application/vnd.oasis.opendocument.presentation": "odp",
};

const UNSAFE_NAME =
  /(^|\/)vba\w*\.bin$|(^|\/)activeX\/|^Scripts\/|^Basic\/.+\/(?!script-l[bc]\.xml)[^/]+$|\.(exe|dll|com|scr|msi|bat|cmd|ps1|vbs|vbe|js|jse|wsf|hta|jar|lnk|sh)$/i;
/** Windows, Linux and scripts, by how they begin. */
const PROGRAM_STARTS = ["MZ", "\u007fELF", "#!"].map((text) => Buffer.from(text, "latin1"));
const WRAPPED_FILE = Buffer.from("Ole10Native", "utf16le");
/** Today's Office files are archives: each part is unpacked on the way through, checked, and let go. */
export async function inspectPackage(path: string): Promise<Kind> {
  try {
    const archive = await yauzl.openPromise(path);
    return await inspectEntries(archive).finally(() => archive.close());
  } catch (error) {
    // Whatever an archive is not, the library says in its own words.
    throw error instanceof FileFault ? error : new FileFault("file_damaged");
  }
}

async function inspectEntries(archive: ZipFile): Promise<Kind> {
  if (archive.entryCount > ENTRIES_MAX) throw new FileFault("file_unsafe");
  let kind: Kind | undefined;
  let unpacked = 0;
  for await (const entry of archive.eachEntry()) {
    unpacked += entry.uncompressedSize;
    if (unpacked > UNPACKED_MAX_BYTES || isBomb(entry)) throw new FileFault("file_unsafe");
    if (entry.isEncrypted() || UNSAFE_NAME.test(entry.fileName)) throw new FileFault("file_unsafe");
    const start = await inspectEntry(archive, entry);
    kind ??= KIND_OF_PART[entry.fileName];
    if (entry.fileName === "mimetype") kind ??= KIND_OF_MIMETYPE[start.toString().trim()];
  }
  if (!kind) throw new FileFault("file_type");
  return kind;
}

function isBomb({ uncompressedSize, compressedSize }: Entry): boolean {
  return uncompressedSize > RATIO_FROM_BYTES && uncompressedSize > compressedSize * RATIO_MAX;
}

/** Answers how it begins. */
async function inspectEntry(archive: ZipFile, entry: Entry): Promise<Buffer> {
  const stream = (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>;
  const read = { start: Buffer.alloc(0), sum: 0 };
  const isRelations = /\.rels$/i.test(entry.fileName);
  const isTooLong = isRelations && entry.uncompressedSize > RELATIONS_MAX_BYTES;
  if (isTooLong) throw new FileFault("file_unsafe");
  const kept = isRelations ? RELATIONS_MAX_BYTES : 64;
  const marks = [...VIRUS_MARKS, WRAPPED_FILE];
  if (await hasMark(noted(stream, read, kept), marks)) throw new FileFault("file_unsafe");
  if (read.sum !== entry.crc32) throw new FileFault("file_damaged");
  const isProgram = PROGRAM_STARTS.some((start) => read.start.subarray(0, 4).indexOf(start) === 0);
  if (isProgram || (isRelations && isFetched(read.start.toString()))) {
    throw new FileFault("file_unsafe");
  }
  return read.start;
}

type Noted = { start: Buffer; sum: number };

/** The same bytes, with their sum and their beginning noted on the way. */
async function* noted(bytes: AsyncIterable<Buffer>, read: Noted, kept: number) {
  for await (const piece of bytes) {
    const missing = kept - read.start.length;
    if (missing > 0) read.start = Buffer.concat([read.start, piece.subarray(0, missing)]);
    read.sum = crc32(piece, read.sum);
    yield piece;
  }
}
