import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDateSpan } from "../../../../lib/format.ts";
import { comingHolidaysQuery } from "../queries.ts";

/** When the next Ramadan is, as far as that is known. */
export function RamadanDates() {
  const { t } = useTranslation("availability");
  const { language } = useLanguage();
  const { data } = useQuery(comingHolidaysQuery);
  const next = data?.find(({ kind }) => kind === "ramadan");
  if (!next) return null;
  const dates = formatDateSpan(next.starts_on, next.ends_on, language);
  return (
    <p>
      {t("ramadan.dates", { year: next.hijri_year, dates })}
      {!next.is_confirmed && ` ${t("ramadan.proposed")}`}
    </p>
  );
}
