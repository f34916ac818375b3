import type { ReportForm } from "@riwaq/contracts/learning/reports";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { pointWords, strengthWords } from "../model/words.ts";

/** A word as the family reads it, and what it means where the teacher reads another language. */
export type SuggestedWord = { text: string; gloss: string | null };

const SHOWN_MAX = 5;

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

/** The teacher's own words that the family can read, most used first; then common ones in the family's language. */
function offer(own: readonly string[], common: readonly SuggestedWord[], isFamilyArabic: boolean) {
  const used = own.map((text) => ({
    text,
    gloss: common.find((word) => word.text === text)?.gloss ?? null,
  }));
  const fresh = common.filter(({ text }) => !own.includes(text));
  const fitting = used.filter(({ text }) => isArabic(text) === isFamilyArabic);
  const others = used.filter(({ text }) => isArabic(text) !== isFamilyArabic);
  return [...fitting, ...fresh, ...others].slice(0, SHOWN_MAX);
}

export function useSuggestedWords({ family_language, programme_area, suggestions }: ReportForm) {
  const { language } = useLanguage();
  const { t } = useTranslation("reports");
  const familyLanguage = family_language ?? language;
  const family = useTranslation("reports", { lng: familyLanguage });
  const isSame = familyLanguage === language;
  const isFamilyArabic = familyLanguage === "ar";
  const strengths = strengthWords(programme_area).map((key) => ({
    text: family.t(`words.strengths.${key}`),
    gloss: isSame ? null : t(`words.strengths.${key}`),
  }));
  const points = pointWords(programme_area).map((key) => ({
    text: family.t(`words.points.${key}`),
    gloss: isSame ? null : t(`words.points.${key}`),
  }));
  return {
    strengths: offer(suggestions.strengths, strengths, isFamilyArabic),
    points: offer(suggestions.to_work_on, points, isFamilyArabic),
  };
}
