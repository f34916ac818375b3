import { PICTURE_SIDE } from "@riwaq/contracts/identity/pictures";

import { badField } from "../../../platform/app-error.ts";
import { inTurn } from "../../../platform/db/in-turn.ts";

/** A small file can hold a picture of any size: what is larger unpacked than what phones take is not unpacked. */
const PIXELS_MAX = 50_000_000;
const UNPACKED_MAX_BYTES = PIXELS_MAX * 4;
const QUALITY = 82;

const STARTS: ReadonlyArray<(bytes: Buffer) => boolean> = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from("\u0089PNG\r\n\u001a\n", "latin1")),
  (bytes) =>
    bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP",
];

/** What the bytes show, as `encode` says; one at a time, as each may take hundreds of megabytes for a second. */
export async function encodePicture(bytes: Buffer): Promise<Buffer> {
  if (!STARTS.some((isOf) => isOf(bytes))) throw badField("picture", "picture_type");
  return inTurn("encode-picture", () => encode(bytes));
}

/**
 * A square WebP of what the bytes show, upright, without anything else that they carry (place, camera, colour profile).
 * What they are is read from themselves, never from a name or header.
 */
async function encode(bytes: Buffer): Promise<Buffer> {
  // Loaded with the first picture: the library is large, and the start of the server should not wait for it.
  const { default: sharp } = await import("sharp");
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!size) throw badField("picture", "file_damaged");
  if (unpackedBytes(size) > UNPACKED_MAX_BYTES) throw badField("picture", "picture_large");
  return sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: "error" })
    .rotate()
    .resize(PICTURE_SIDE, PICTURE_SIDE, { fit: "cover" })
    .flatten({ background: "#f8f4ea" })
    .webp({ quality: QUALITY })
    .toBuffer()
    .catch(() => {
      throw badField("picture", "file_damaged");
    });
}

type Size = { width: number; height: number; channels: number; depth: string };

/** Eight bits a channel are usual; PNG has sixteen too. */
function unpackedBytes({ width, height, channels, depth }: Size): number {
  return width * height * channels * (depth === "uchar" ? 1 : 2);
}
