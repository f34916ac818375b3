import type { AvailabilityException } from "@riwaq/contracts/scheduling/availability";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDateSpan, formatTimeSpan } from "../../../../lib/format.ts";
import { wholeDaysOf } from "../model/exception-values.ts";

/** From when to when, by the teacher's clock; whole days without their midnights. */
export function useExceptionWhen(exception: AvailabilityException, zone: string) {
  const { t } = useTranslation("availability");
  const { language } = useLanguage();
  const days = wholeDaysOf(exception, zone);
  return days
    ? t("exceptions.allDay", { dates: formatDateSpan(days.from, days.to, language) })
    : formatTimeSpan(exception.starts_at, exception.ends_at, language, zone);
}
