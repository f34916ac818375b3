import { badField } from "../../../platform/app-error.ts";
import { FileFault } from "../../../platform/files/file-fault.ts";
import { inspectPdfBytes } from "../../../platform/files/inspect-pdf-bytes.ts";
import { encodePage, isPicture } from "./encode-picture.ts";

const PDF = "application/pdf";

/** A document as it is kept: a PDF that runs nothing, or a picture of a page without what the camera wrote into it. */
export async function readDocument(bytes: Buffer): Promise<{ bytes: Buffer; mimeType: string }> {
  if (isPicture(bytes)) return { bytes: await encodePage(bytes), mimeType: "image/webp" };
  await inspectPdfBytes(bytes).catch((error: unknown) => {
    throw error instanceof FileFault ? badField("document", keyOf(error)) : error;
  });
  return { bytes, mimeType: PDF };
}

/** Of all kinds of files only these are documents. */
const keyOf = ({ key }: FileFault) => (key === "file_type" ? "document_type" : key);
