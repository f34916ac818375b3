import type { Student } from "@riwaq/contracts/people/students";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatCivilDate } from "../../../../lib/format.ts";

export function LastActivity({ date }: { date: Student["last_activity"] }) {
  const { t } = useTranslation("students");
  const { language } = useLanguage();
  if (date === null) return <span className="text-ink-muted">{t("noActivity")}</span>;
  return <bdi>{formatCivilDate(date, language)}</bdi>;
}
