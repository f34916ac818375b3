import type { CertificateQuery } from "@riwaq/contracts/people/applications";

import { requireTeacher } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { readDocument } from "../../identity/pictures/read-document.ts";
import { keepFile } from "./keep-file.ts";

/** A document with what it says; it waits to be looked at. A picture is kept without what the camera wrote into it. */
export async function addCertificate(
  ctx: Context,
  { bytes, valid_until: validUntil, ...words }: CertificateQuery & { bytes: Buffer },
): Promise<void> {
  requireTeacher(ctx.actor);
  const { bytes: kept, mimeType } = await readDocument(bytes);
  return keepFile(ctx, kept, { kind: "certificate", mimeType, ...words, validUntil });
}
