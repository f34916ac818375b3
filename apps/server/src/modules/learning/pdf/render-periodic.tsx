import { renderToBuffer } from "@react-pdf/renderer";

import { openFonts } from "../../../platform/pdf/fonts.ts";
import { makePrintable } from "./make-printable.ts";
import type { PeriodicSheet } from "./make-printable.ts";
import { PeriodicDocument } from "./periodic-document.tsx";

/** The report as a PDF, one at a time. Takes a good part of a second: for a thread of its own (print-worker.ts). */
export async function renderPeriodic(sheet: PeriodicSheet): Promise<Buffer> {
  const hasLetter = await openFonts();
  return renderToBuffer(<PeriodicDocument sheet={makePrintable(sheet, hasLetter)} />);
}
