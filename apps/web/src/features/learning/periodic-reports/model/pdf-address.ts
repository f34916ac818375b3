import type { Language } from "@riwaq/contracts/languages";
import * as periodic from "@riwaq/contracts/learning/periodic-reports.calls";

import { hrefOf } from "../../../../lib/api.ts";

/** The server makes it of what was saved last. */
export function pdfAddress(id: string, language: Language) {
  return hrefOf(periodic.pdf, { params: { id }, query: { lang: language } });
}
