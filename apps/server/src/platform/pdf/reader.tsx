import type { Language } from "@riwaq/contracts/languages";
import { createContext, use } from "react";

import { type PrintTexts, printText } from "../i18n/translate.ts";

type Reader = { language: Language; isRtl: boolean; texts: PrintTexts };

/** In whose language a document is, and where its texts stand. */
export const ReaderContext = createContext<Reader>({
  language: "en",
  isRtl: false,
  texts: "periodic-pdf",
});

export function useReader() {
  const { language, isRtl, texts } = use(ReaderContext);
  return {
    language,
    isRtl,
    start: isRtl ? ("right" as const) : ("left" as const),
    t: (key: string, params?: Record<string, string>) =>
      printText(`${texts}:${key}`, language, params),
  };
}
