import type { Holiday } from "@riwaq/contracts/scheduling/holidays";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDateSpan } from "../../../../lib/format.ts";

/** A holiday's name with its Hijri year, and its days, in the reader's language. */
export function useHolidayWords({ kind, hijri_year, starts_on, ends_on }: Holiday) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  return {
    name: t(`holidays.kind.${kind}`, { year: hijri_year }),
    dates: formatDateSpan(starts_on, ends_on, language),
  };
}
