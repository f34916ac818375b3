import type { PublicTeacher } from "@riwaq/contracts/views/public-teachers";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";

/** Why a teacher suits what is sought. */
export function Reasons({ fit }: Pick<PublicTeacher, "fit">) {
  const { t } = useTranslation("showcase");
  const { language } = useLanguage();
  if (!fit || fit.reasons.length === 0) return null;
  const hours = Math.max(1, Math.floor(fit.minutes_in_common / 60));
  return (
    <ul aria-label={t("reasons.label")} className="space-y-0.5 text-sm text-success">
      {fit.reasons.map((reason) => (
        <li key={reason} className="flex gap-2">
          <Check aria-hidden strokeWidth={2.25} className="mt-1 size-3.5 shrink-0" />
          {t(`reasons.${reason}`, { count: hours, number: formatNumber(hours, language) })}
        </li>
      ))}
    </ul>
  );
}
