import type { PublicTeacherPage } from "@riwaq/contracts/views/public-teachers";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";

/** What a first lesson is, by the institute's settings: nothing is promised that they deny. */
export function TrialOffer({ trial }: Pick<PublicTeacherPage, "trial">) {
  const { t } = useTranslation("showcase");
  const { language } = useLanguage();
  const minutes = trial && formatNumber(trial.length_minutes, language);
  return (
    <div>
      <h2 id="first-lesson">{t(trial ? "trial.title" : "trial.lesson")}</h2>
      <p className="mt-1 text-ink-muted">
        {minutes ? t(trial.is_free ? "trial.free" : "trial.paid", { minutes }) : t("trial.choose")}
      </p>
    </div>
  );
}
