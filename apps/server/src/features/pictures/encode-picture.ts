import { PICTURE_SIDE } from "@riwaq/contracts/pictures";

import { badField } from "../../app-error.ts";

/** A small file can hold a picture of any size: what is larger than phones take is not unpacked. */
const PIXELS_MAX = 50_000_000;
const QUALITY = 82;

const STARTS: ReadonlyArray<(bytes: Buffer) => boolean> = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from("\u0089PNG\r\n\u001a\n", "latin1")),
  (bytes) =>
    bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP",
];

/**
 * A square WebP of what the bytes show, upright, without anything else that they carry (place, camera, colour profile).
 * What they are is read from themselves, never from a name or header.
 */
export async function encodePicture(bytes: Buffer): Promise<Buffer> {
  if (!STARTS.some((isOf) => isOf(bytes))) throw badField("picture", "picture_type");
  // Loaded with the first picture: the library is large, and the start of the server should not wait for it.
  const { default: sharp } = await import("sharp");
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!size) throw badField("picture", "file_damaged");
  if (size.width * size.height > PIXELS_MAX) throw badField("picture", "picture_large");
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
