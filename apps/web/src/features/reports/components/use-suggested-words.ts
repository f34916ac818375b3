import type { ReportForm } from "@riwaq/contracts/reports";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/use-language.ts";
import { pointWords, strengthWords } from "../model/words.ts";

/** A word as the family reads it, and what it means where the teacher reads another language. */
export type SuggestedWord = { text: string; gloss: string | null };

const SHOWN_MAX = 6;

/** The teacher's own words first, most used; then common ones, in the family's language. */
function offer(own: readonly string[], common: readonly SuggestedWord[]): SuggestedWord[] {
  const used = own.map((text) => ({
    text,
    gloss: common.find((word) => word.text === text)?.gloss ?? null,
  }));
  return [...used, ...common.filter(({ text }) => !own.includes(text))].slice(0, SHOWN_MAX);
}

export function useSuggestedWords({ family_language, programme_area, suggestions }: ReportForm) {
  const { language } = useLanguage();
  const { t } = useTranslation("reports");
  const family = useTranslation("reports", { lng: family_language ?? language });
  const isSame = (family_language ?? language) === language;
  const strengths = strengthWords(programme_area).map((key) => ({
    text: family.t(`words.strengths.${key}`),
    gloss: isSame ? null : t(`words.strengths.${key}`),
  }));
  const points = pointWords(programme_area).map((key) => ({
    text: family.t(`words.points.${key}`),
    gloss: isSame ? null : t(`words.points.${key}`),
  }));
  return {
    strengths: offer(suggestions.strengths, strengths),
    points: offer(suggestions.to_work_on, points),
  };
}
