import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { TermsLink } from "../../../../../components/terms/terms-link.tsx";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../../lib/format.ts";
import { punctualityQuery } from "../../queries.ts";

/** How punctual the institute was with this family; nothing before a lesson tells of it. */
export function PunctualityLine() {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const { data } = useQuery(punctualityQuery);
  if (!data || (data.lessons === 0 && data.credited_minutes === 0)) return null;
  const { lessons, on_time, credited_minutes } = data;
  const onTime = formatNumber(on_time, language);
  return (
    <div className="mt-8 max-w-prose text-sm text-ink-muted">
      <p>
        {lessons > 0 && t("punctuality.onTime", { count: lessons, onTime })}{" "}
        {credited_minutes > 0 && t("punctuality.credited", { count: credited_minutes })}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span>{t("punctuality.counted")}</span>
        <TermsLink section="punctuality" />
      </p>
    </div>
  );
}
