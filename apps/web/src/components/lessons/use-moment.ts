import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { formatLongDate, formatTime, isolated } from "../../lib/format.ts";
import { useCity } from "../../lib/use-city.ts";

/** "jeudi 26 novembre à 11:00 (Paris)": a day and an hour, and whose clock it is. */
export function useMoment(zone: string) {
  const { t } = useTranslation("lessons");
  const { language } = useLanguage();
  const city = useCity();
  return (instant: string) =>
    t("clock.moment", {
      day: formatLongDate(instant, language, zone),
      time: formatTime(instant, language, zone),
      city: isolated(city(zone)),
    });
}
