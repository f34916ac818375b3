import { useTranslation } from "react-i18next";

import { useInstitute } from "../../lib/institute.ts";

/** How soon the institute answers, where it was measured; else nothing. */
export function UsualAnswer({ className }: { className: string }) {
  const { t } = useTranslation();
  const count = useInstitute()?.usual_answer_hours ?? undefined;
  return count !== undefined && <p className={className}>{t("usualAnswer", { count })}</p>;
}
