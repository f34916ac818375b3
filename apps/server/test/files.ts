import { buffer } from "node:stream/consumers";
import { deflateSync } from "node:zlib";

import yazl from "yazl";

/** Files as small as they can be: what makes each of them what it is, and one thing that may be wrong with it. */
export function pdfFile(content = "", packed = ""): Buffer {
  const stream = deflateSync(packed);
  const objects = packed
    ? `4 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${stream.length} >>\nstream\r\n`
    : "";
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${content} >>\nendobj\n`),
    Buffer.from(objects),
    packed ? stream : Buffer.alloc(0),
    Buffer.from("\nstartxref\n9\n%%EOF\n"),
  ]);
}

/** A PDF of exactly these objects, the first one its catalogue. */
export function pdfOf(...objects: Array<string | Buffer>): Buffer {
  const numbered = objects.flatMap((object, index) => [
    Buffer.from(`\n${index + 1} 0 obj\n`),
    Buffer.from(object),
    Buffer.from("\nendobj"),
  ]);
  const end = "\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n";
  return Buffer.concat([Buffer.from("%PDF-1.7"), ...numbered, Buffer.from(end)]);
}

/** Objects packed together: `head` beside what must be there, `encode` as its filters say. */
export function packOf(objects: string, head: string, encode: (bytes: Buffer) => Buffer): Buffer {
  const bytes = encode(Buffer.from(objects));
  const opening = `<< /First 4 /N 1 ${head} /Length ${bytes.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(opening), bytes, Buffer.from("\nendstream")]);
}

type Parts = Record<string, string | Buffer>;

export async function archive(parts: Parts): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(parts)) {
    zip.addBuffer(Buffer.from(content), name, { mtime: new Date(2026, 0, 1) });
  }
  zip.end();
  return buffer(zip.outputStream as NodeJS.ReadableStream);
}

const TYPES = { "[Content_Types].xml": "<Types/>" };

export const docxFile = (parts: Parts = {}) =>
  archive({ ...TYPES, "word/document.xml": "<w:document/>", ...parts });
export const pptxFile = (parts: Parts = {}) =>
  archive({ ...TYPES, "ppt/presentation.xml": "<p:presentation/>", ...parts });
export const odtFile = (parts: Parts = {}) =>
  archive({ mimetype: "application/vnd.oasis.opendocument.text", "content.xml": "<x/>", ...parts });

export function box(kind: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8, 0);
  head.write(kind, 4, "latin1");
  return Buffer.concat([head, content]);
}

export function mp4File(bytes = 2000, brand = "isom"): Buffer {
  const kind = box("ftyp", Buffer.from(`${brand}\u0000\u0000\u0002\u0000${brand}mp41`, "latin1"));
  return Buffer.concat([kind, box("moov", Buffer.alloc(100)), box("mdat", Buffer.alloc(bytes, 7))]);
}

const SECTOR = 512;

/** The container of the older Office files: a header, its table, a directory with these names, and two sectors more. */
export function compoundFile(...names: string[]): Buffer {
  const header = Buffer.alloc(SECTOR, 0xff);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(header);
  header.fill(0, 8, 76);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xff_fe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(SECTOR, 0xff);
  [0xff_ff_ff_fd, 0xff_ff_ff_fe, 3, 0xff_ff_ff_fe].forEach((next, sector) =>
    table.writeUInt32LE(next, sector * 4),
  );
  const directory = Buffer.alloc(SECTOR);
  names.forEach((name, index) => directory.write(name, index * 128, "utf16le"));
  return Buffer.concat([header, table, directory, Buffer.alloc(2 * SECTOR, 1)]);
}

export const VIRUS_TEST = [
  String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD`,
  "ANTIVIRUS-TEST-FILE!$H+H*",
].join("-");
