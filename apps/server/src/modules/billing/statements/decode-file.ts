const MARKS: ReadonlyArray<{ bytes: readonly number[]; encoding: string }> = [
  { bytes: [0xff, 0xfe], encoding: "utf-16le" },
  { bytes: [0xfe, 0xff], encoding: "utf-16be" },
];

/** What an XML file says of itself, where that is one of those that banks use. */
const DECLARED = /^\s*<\?xml[^>]*encoding=["'](iso-8859-1|iso-8859-15|windows-1252)["']/i;

/** The text of a file: by its mark or its declaration, else as UTF-8, else as Windows-1252, which reads any bytes. */
export function decodeFile(bytes: Uint8Array): string {
  const marked = MARKS.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const declared = DECLARED.exec(head)?.[1];
  if (declared) return new TextDecoder(declared).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
