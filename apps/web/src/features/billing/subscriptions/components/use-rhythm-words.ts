import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLongDate } from "../../../../lib/format.ts";

type Rhythm = { lessons_per_week: number; length_minutes: number };

/** "2 lessons of 45 min a week". */
export function useRhythmWords() {
  const { t } = useTranslation("subscription");
  return ({ lessons_per_week: count, length_minutes: minutes }: Rhythm) =>
    t("rhythm", { count, minutes });
}

/** A day with its name, on the wall of a zone. */
export function useDay(zone: string) {
  const { language } = useLanguage();
  return (instant: string) => formatLongDate(instant, language, zone);
}
