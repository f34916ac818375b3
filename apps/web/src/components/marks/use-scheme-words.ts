import type { SchemePoints } from "@riwaq/contracts/memory/schemes";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { formatNumber } from "../../lib/format.ts";

/** How a scheme counts, in a sentence or two. */
export function useSchemeWords() {
  const { t } = useTranslation("tests");
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const ofTajwid = ({ tajwid, repeatedTajwid }: SchemePoints): string[] => {
    const taken = Object.values(tajwid).filter((points) => points > 0);
    if (taken.length === 0) return [];
    const [least, most] = [Math.min(...taken), Math.max(...taken)];
    const first =
      least === most
        ? t("scheme.tajwid", { points: number(most) })
        : t("scheme.tajwidByKind", { least: number(least), most: number(most) });
    // What takes more the first time takes as much again.
    return repeatedTajwid === null || repeatedTajwid <= most
      ? [first]
      : [first, t("scheme.repeated", { points: number(repeatedTajwid) })];
  };
  return (points: SchemePoints): string => {
    const { full, memory, sameAtMost, promptsAtMost } = points;
    return [
      t("scheme.full", { memory: number(full.memory), tajwid: number(full.tajwid) }),
      t("scheme.memory", {
        hesitation: number(memory.hesitation ?? 0),
        corrected: number(memory["self-corrected"] ?? 0),
        prompted: number(memory.prompted ?? 0),
      }),
      ...ofTajwid(points),
      sameAtMost === null
        ? ""
        : t("scheme.same", { count: sameAtMost, number: number(sameAtMost) }),
      promptsAtMost === null
        ? ""
        : t("scheme.prompts", { count: promptsAtMost, number: number(promptsAtMost) }),
    ]
      .filter(Boolean)
      .join(" ");
  };
}
