import type { Language } from "@riwaq/contracts/languages";
import { createContext, use } from "react";

import { printText } from "../../../platform/i18n/translate.ts";

type Reader = { language: Language; isRtl: boolean };

/** In whose language a document is. */
export const ReaderContext = createContext<Reader>({ language: "en", isRtl: false });

export function useReader() {
  const { language, isRtl } = use(ReaderContext);
  return {
    language,
    isRtl,
    start: isRtl ? ("right" as const) : ("left" as const),
    t: (key: string, params?: Record<string, string>) => printText(key, language, params),
  };
}
