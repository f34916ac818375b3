import type { Session } from "@riwaq/contracts/sessions";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/use-language.ts";
import { formatTime } from "../../../lib/format.ts";

/** Start -> end, on the reader's clock. */
export function SessionTime({ session }: { session: Session }) {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const { starts_at, ends_at, time_zone } = session;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      <bdi className="whitespace-nowrap">{formatTime(starts_at, language, time_zone)}</bdi>
      <ArrowRight aria-hidden strokeWidth={1.75} className="flip-rtl size-4 text-ink-muted" />
      <span className="sr-only">{t("table.to")}</span>
      <bdi className="whitespace-nowrap">{formatTime(ends_at, language, time_zone)}</bdi>
    </span>
  );
}
