import { inflateSync } from "node:zlib";

const HEADER_BYTES = 12;
const ENTRY_BYTES = 16;
const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;

function tableAt(woff: Buffer, index: number) {
  const entry = WOFF_HEADER_BYTES + index * WOFF_ENTRY_BYTES;
  const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
    number,
    number,
    number,
  ];
  const data = woff.subarray(offset, offset + packed);
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.subarray(entry + 16, entry + 20),
    data: packed < length ? inflateSync(data) : data,
  };
}

function headerFor(flavour: Buffer, count: number) {
  const exponent = Math.floor(Math.log2(count));
  const range = ENTRY_BYTES * 2 ** exponent;
  const header = Buffer.alloc(HEADER_BYTES);
  flavour.copy(header);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(range, 6);
  header.writeUInt16BE(exponent, 8);
  header.writeUInt16BE(ENTRY_BYTES * count - range, 10);
  return header;
}

/** The font inside a WOFF 1 file: the same tables, unpacked (W3C, WOFF File Format 1.0, section 5). */
export function fontInWoff(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("not a WOFF 1 file");
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, index));
  const directory = Buffer.alloc(ENTRY_BYTES * count);
  const bodies: Buffer[] = [];
  let offset = HEADER_BYTES + directory.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = ENTRY_BYTES * index;
    tag.copy(directory, entry);
    checksum.copy(directory, entry + 4);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(data.length, entry + 12);
    const padding = Buffer.alloc(-data.length & 3);
    bodies.push(data, padding);
    offset += data.length + padding.length;
  }
  return Buffer.concat([headerFor(woff.subarray(4, 8), count), directory, ...bodies]);
}
