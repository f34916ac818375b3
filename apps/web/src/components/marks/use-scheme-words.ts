import type { SchemePoints } from "@riwaq/contracts/memory/schemes";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { formatNumber } from "../../lib/format.ts";

/** How a scheme counts, in a sentence or two. */
export function useSchemeWords() {
  const { t } = useTranslation("tests");
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return ({ full, memory, sameAtMost, promptsAtMost }: SchemePoints): string =>
    [
      t("scheme.full", { memory: number(full.memory), tajwid: number(full.tajwid) }),
      t("scheme.memory", {
        hesitation: number(memory.hesitation ?? 0),
        corrected: number(memory["self-corrected"] ?? 0),
        prompted: number(memory.prompted ?? 0),
      }),
      sameAtMost === null
        ? ""
        : t("scheme.same", { count: sameAtMost, number: number(sameAtMost) }),
      promptsAtMost === null
        ? ""
        : t("scheme.prompts", { count: promptsAtMost, number: number(promptsAtMost) }),
    ]
      .filter(Boolean)
      .join(" ");
}
