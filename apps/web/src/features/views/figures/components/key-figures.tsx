import type { FigureSums } from "@riwaq/contracts/views/figures";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDuration, formatNumber, formatPercent } from "../../../../lib/format.ts";
import { punctualityOf } from "../model/lesson-parts.ts";

const NONE = "–";

/** The months that are asked for in five numbers. */
export function KeyFigures({ total }: { total: FigureSums }) {
  const { t } = useTranslation("figures");
  const { language } = useLanguage();
  const share = punctualityOf(total);
  const { report_median_seconds: median } = total;
  const number = (value: number) => formatNumber(value, language);
  const figures = [
    {
      value: number(total.given),
      name: t("key.given"),
      hint: t("key.givenOf", { number: number(total.lessons) }),
    },
    {
      value: share === null ? NONE : formatPercent(share, language, 1),
      name: t("key.onTime"),
      hint: t("key.onTimeOf"),
    },
    {
      value: median === null ? NONE : formatDuration(median, language),
      name: t("key.report"),
      hint: t("key.reportOf", { number: number(total.reports) }),
    },
    {
      value: t("of", { part: number(total.trials_regular), whole: number(total.trials) }),
      name: t("key.regular"),
      hint: "",
    },
    { value: number(total.families_gone), name: t("key.gone"), hint: t("key.goneOf") },
  ];
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-4 rounded-md border border-line bg-surface p-5 sm:grid-cols-2 lg:grid-cols-5">
      {figures.map(({ value, name, hint }) => (
        <div key={name} className="flex flex-col-reverse justify-end gap-1">
          <dt>
            <span className="block leading-snug">{name}</span>
            <span className="block text-sm leading-snug text-ink-muted">{hint}</span>
          </dt>
          <dd className="font-display text-2xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
