import type { Language } from "@riwaq/contracts/languages";

/** The server makes it of what was saved last. */
export function pdfAddress(id: string, language: Language) {
  return `/api/periodic-reports/${encodeURIComponent(id)}/pdf/?lang=${language}`;
}
