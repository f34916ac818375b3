import type { Fit } from "@riwaq/contracts/people/teachers";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { formatNumber } from "../../lib/format.ts";
import { Badge } from "../ui/badge.tsx";

/** Why a teacher suits what is sought. */
export function FitTags({ fit }: { fit: Fit }) {
  const { t } = useTranslation("wishes");
  const { language } = useLanguage();
  if (fit.reasons.length === 0) return null;
  const hours = Math.max(1, Math.floor(fit.minutes_in_common / 60));
  return (
    <ul aria-label={t("fits")} className="flex flex-wrap gap-1.5">
      {fit.reasons.map((reason) => (
        <li key={reason}>
          <Badge tone="green" className="whitespace-normal">
            <Check aria-hidden className="size-3.5" strokeWidth={2.25} />
            {t(`reasons.${reason}`, { count: hours, number: formatNumber(hours, language) })}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
