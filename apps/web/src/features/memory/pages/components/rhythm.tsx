import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDayAndMonth, formatDayOfMonth } from "../../../../lib/format.ts";
import { rhythmQuery } from "../queries.ts";

const DAYS = 7;

/** On how many evenings of each week something was recited at home: seven dots a week, and nothing is asked of anybody. */
export function Rhythm({ id }: { id: string }) {
  const { t } = useTranslation("memory");
  const { language } = useLanguage();
  const titleId = useId();
  const { data } = useQuery(rhythmQuery(id));
  if (!data || data.weeks.every(({ evenings }) => evenings === 0)) return null;
  return (
    <section aria-labelledby={titleId} className="space-y-2">
      <h3 id={titleId}>{t("rhythm.title")}</h3>
      <ol className="flex flex-wrap gap-x-4 gap-y-3">
        {data.weeks.map(({ week, evenings }) => (
          <li key={week} className="flex flex-col items-center gap-1">
            <span className="sr-only">
              {t("rhythm.week", { count: evenings, day: formatDayAndMonth(week, language) })}
            </span>
            <span aria-hidden className="flex flex-col-reverse gap-1">
              {Array.from({ length: DAYS }, (_, at) => (
                <span
                  key={at}
                  className={
                    at < evenings
                      ? "size-2.5 rounded-full border border-primary bg-primary forced-colors:bg-[Highlight]"
                      : "size-2.5 rounded-full border border-line"
                  }
                />
              ))}
            </span>
            <bdi aria-hidden className="text-xs text-ink-muted">
              {formatDayOfMonth(week, language)}
            </bdi>
          </li>
        ))}
      </ol>
      <p className="text-sm text-ink-muted">{t("rhythm.hint")}</p>
    </section>
  );
}
