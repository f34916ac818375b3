import { renderToBuffer } from "@react-pdf/renderer";

import { openFonts } from "../../../../platform/pdf/fonts.ts";
import { DocumentPage } from "./document-page.tsx";
import { type DocumentSheet, makePrintable } from "./document-sheet.ts";

/** An invoice or a credit note as a PDF, one at a time: for a thread of its own (`print-worker.ts`). */
export async function renderDocument(sheet: DocumentSheet): Promise<Buffer> {
  const hasLetter = await openFonts();
  return renderToBuffer(<DocumentPage sheet={makePrintable(sheet, hasLetter)} />);
}
