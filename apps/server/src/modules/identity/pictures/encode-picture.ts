import { PICTURE_SIDE } from "@riwaq/contracts/identity/pictures";
import type { ResizeOptions } from "sharp";

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

/** Whether the bytes begin like a picture that is taken here. */
export const isPicture = (bytes: Buffer): boolean => STARTS.some((isOf) => isOf(bytes));

const SQUARE = { width: PICTURE_SIDE, height: PICTURE_SIDE, fit: "cover" } as const;
/** A page as a scanner or a phone shows it, whole and still to be read. */
const PAGE = { width: 2400, height: 2400, fit: "inside", withoutEnlargement: true } as const;

/** As it stands beside a word. */
const ILLUSTRATION = { width: 800, height: 800, fit: "inside", withoutEnlargement: true } as const;

/** A square of what the bytes show. */
export const encodePicture = (bytes: Buffer): Promise<Buffer> => encodeInTurn(bytes, SQUARE);

/** All that the bytes show, at most as large as it takes to read a page. */
export const encodePage = (bytes: Buffer): Promise<Buffer> => encodeInTurn(bytes, PAGE);

/** All that the bytes show, as large as a phone shows it. */
export const encodeIllustration = (bytes: Buffer): Promise<Buffer> =>
  encodeInTurn(bytes, ILLUSTRATION);

/** One at a time, as each may take hundreds of megabytes for a second. */
async function encodeInTurn(bytes: Buffer, size: ResizeOptions): Promise<Buffer> {
  if (!isPicture(bytes)) throw badField("picture", "picture_type");
  return inTurn("encode-picture", () => encode(bytes, size));
}

/**
 * A WebP of what the bytes show, upright, without anything else that they carry (place, camera, colour profile).
 * What they are is read from themselves, never from a name or header.
 */
async function encode(bytes: Buffer, resized: ResizeOptions): Promise<Buffer> {
  // Loaded with the first picture: the library is large, and the start of the server should not wait for it.
  const { default: sharp } = await import("sharp");
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!size) throw badField("picture", "file_damaged");
  if (unpackedBytes(size) > UNPACKED_MAX_BYTES) throw badField("picture", "picture_large");
  return sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: "error" })
    .rotate()
    .resize(resized)
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
