import { renderToBuffer } from "@react-pdf/renderer";

import { openFonts } from "../../../../platform/pdf/fonts.ts";
import { printable } from "../../../../platform/pdf/printable.ts";
import type { Evidence } from "../find-evidence.ts";
import { EvidencePage } from "./evidence-page.tsx";

/** The file of a dispute as a PDF: for a thread of its own (`print-worker.ts`). */
export async function renderEvidence(evidence: Evidence): Promise<Buffer> {
  const hasLetter = await openFonts();
  const clean = (words: string) => printable(words, hasLetter).trim();
  const { payer, seller, dispute } = evidence;
  const written: Evidence = {
    ...evidence,
    dispute: { ...dispute, reason: clean(dispute.reason) },
    payer: { ...payer, name: clean(payer.name), address: clean(payer.address) },
    seller: {
      name: clean(seller.name),
      form: clean(seller.form),
      address: clean(seller.address),
      email: clean(seller.email),
      registration: clean(seller.registration),
    },
  };
  return renderToBuffer(<EvidencePage evidence={written} />);
}
