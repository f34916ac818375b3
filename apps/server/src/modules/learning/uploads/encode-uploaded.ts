import { readFile } from "node:fs/promises";

import { PICTURE_MAX_BYTES } from "@riwaq/contracts/identity/pictures";

import { AppError, badField } from "../../../platform/app-error.ts";
import { encodePage } from "../../identity/pictures/encode-picture.ts";

/** A picture as families get it: upright, no larger than it takes to read it, and without what the camera wrote into it. */
export async function encodeUploaded(path: string, sizeBytes: number): Promise<Buffer> {
  if (sizeBytes > PICTURE_MAX_BYTES) throw badField("upload_id", "picture_large");
  return encodePage(await readFile(path)).catch((error: unknown) => {
    const said = error instanceof AppError ? error.fields["picture"]?.[0] : undefined;
    throw said === undefined ? error : badField("upload_id", said.key);
  });
}
