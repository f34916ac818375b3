import type { Validity } from "@riwaq/domain/people/applications/files";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { formatCivilDate } from "../../lib/format.ts";
import { Badge } from "../ui/badge.tsx";

const TONES = { ending: "yellow", over: "red" } as const;

/** The last day of a certificate, and a word where it is near or gone; nothing where it has none. Wants `application`. */
export function ValidUntil({ day, validity }: { day: string | null; validity: Validity }) {
  const { t } = useTranslation("application");
  const { language } = useLanguage();
  if (day === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
      {t("validity.until", { date: formatCivilDate(day, language) })}
      {validity !== "valid" && <Badge tone={TONES[validity]}>{t(`validity.${validity}`)}</Badge>}
    </p>
  );
}
