import { SEVERITIES } from "@riwaq/domain/learning/marks/kinds";
import { useTranslation } from "react-i18next";

/** What the lines beneath words say. */
export function MarksLegend() {
  const { t } = useTranslation("marks");
  return (
    <section className="space-y-2">
      <h3 className="font-semibold">{t("aid.legend")}</h3>
      <ul className="space-y-2">
        {SEVERITIES.map((severity) => (
          <li key={severity}>
            <span className="mark-line font-semibold" data-mark={severity}>
              {t(`severity.${severity}`)}
            </span>
            <p className="mt-1 text-sm text-ink-muted">{t(`severityHint.${severity}`)}</p>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-muted">{t("aid.often")}</p>
    </section>
  );
}
