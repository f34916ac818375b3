import { box } from "./files.ts";

/** Recordings as short as they can be: what makes each of them what it is. */
const FRAME_BYTES = 417;

/** Frames of 128 kbit/s at 44.1 kHz, the first of which may say how long all of them are. */
export function mp3File({ tag = true, announced = 0 } = {}): Buffer {
  const frame = Buffer.alloc(FRAME_BYTES);
  frame.writeUInt32BE(0xff_fb_90_00);
  const first = Buffer.from(frame);
  if (announced > 0) {
    first.write("Xing", 36, "latin1");
    first.writeUInt32BE(2, 40);
    first.writeUInt32BE(announced, 44);
  }
  const id3 = Buffer.from("ID3\u0003\u0000\u0000\u0000\u0000\u0001\u0000", "latin1");
  const tagged = tag ? [id3, Buffer.alloc(128)] : [];
  return Buffer.concat([...tagged, first, ...Array.from({ length: 5 }, () => frame)]);
}

export function oggFile(pages = 3): Buffer {
  const page = (content: Buffer) => {
    const head = Buffer.alloc(28);
    head.write("OggS", "latin1");
    head.writeUInt8(1, 26);
    head.writeUInt8(content.length, 27);
    return Buffer.concat([head, content]);
  };
  const opus = page(
    Buffer.from(
      "OpusHead\u0001\u0001\u0000\u0000\u0080\u00bb\u0000\u0000\u0000\u0000\u0000",
      "latin1",
    ),
  );
  return Buffer.concat([opus, ...Array.from({ length: pages }, () => page(Buffer.alloc(200, 7)))]);
}

export function wavFile({ format = 1, bytes = 2000 } = {}): Buffer {
  const head = Buffer.alloc(44);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(36 + bytes, 4);
  head.write("WAVEfmt ", 8, "latin1");
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(format, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write("data", 36, "latin1");
  head.writeUInt32LE(bytes, 40);
  return Buffer.concat([head, Buffer.alloc(bytes, 128)]);
}

/** An element of WebM, its length in one byte, or in eight that say that it is not known. */
function element(id: string, content: Buffer, isEndKnown = true): Buffer {
  const length = isEndKnown
    ? Buffer.from([0x40 | (content.length >> 8), content.length & 255])
    : Buffer.from("01ffffffffffffff", "hex");
  return Buffer.concat([Buffer.from(id, "hex"), length, content]);
}

export const SOUND_TRACK = 2;
export const PICTURE_TRACK = 1;

export function webmFile({ tracks = [SOUND_TRACK], isEndKnown = true } = {}): Buffer {
  const kind = element("1a45dfa3", element("4282", Buffer.from("webm")));
  const entries = tracks.map((track) => element("ae", element("83", Buffer.from([track]))));
  const sound = element("1f43b675", Buffer.alloc(1000, 7), isEndKnown);
  const parts = [element("1654ae6b", Buffer.concat(entries)), sound];
  return Buffer.concat([kind, element("18538067", Buffer.concat(parts), isEndKnown)]);
}

/** An MP4 of these tracks, as phones make them of voices: its brand says nothing of it. */
export function mp4Of(brand: string, ...tracks: ReadonlyArray<"soun" | "vide">): Buffer {
  const kind = box("ftyp", Buffer.from(`${brand}\u0000\u0000\u0002\u0000${brand}mp41`, "latin1"));
  const index = tracks.map((track) => {
    const handler = box("hdlr", Buffer.from(`${"\u0000".repeat(8)}${track}${"\u0000".repeat(13)}`));
    return box("trak", box("mdia", handler));
  });
  return Buffer.concat([
    kind,
    box("moov", Buffer.concat(index)),
    box("mdat", Buffer.alloc(900, 7)),
  ]);
}
