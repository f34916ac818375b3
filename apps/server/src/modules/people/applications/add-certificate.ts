import type { CertificateQuery } from "@riwaq/contracts/people/applications";

import { requireTeacher } from "../../../platform/actors.ts";
import { badField } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { FileFault } from "../../../platform/files/file-fault.ts";
import { inspectBytes } from "../../../platform/files/inspect-bytes.ts";
import { encodePage, isPicture } from "../../identity/pictures/encode-picture.ts";
import { keepFile } from "./keep-file.ts";

const PDF = "application/pdf";

/** A document with what it says; it waits to be looked at. A picture is kept without what the camera wrote into it. */
export async function addCertificate(
  ctx: Context,
  { bytes, valid_until: validUntil, ...words }: CertificateQuery & { bytes: Buffer },
): Promise<void> {
  requireTeacher(ctx.actor);
  const said = { ...words, validUntil };
  if (isPicture(bytes)) {
    const page = await encodePage(bytes);
    return keepFile(ctx, page, { kind: "certificate", mimeType: "image/webp", ...said });
  }
  const { mimeType } = await inspectBytes(bytes).catch((error: unknown) => {
    throw error instanceof FileFault ? badField("document", keyOf(error)) : error;
  });
  if (mimeType !== PDF) throw badField("document", "document_type");
  return keepFile(ctx, bytes, { kind: "certificate", mimeType: PDF, ...said });
}

/** Of all kinds of files only these are certificates. */
const keyOf = ({ key }: FileFault) => (key === "file_type" ? "document_type" : key);
