import type { WeekFigures } from "@riwaq/contracts/views/figures";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { Card, CardTitle } from "../../../../../components/ui/card.tsx";
import { QueryView } from "../../../../../components/ui/query-view.tsx";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { formatDateSpan, formatNumber, formatPercent } from "../../../../../lib/format.ts";
import { weekFiguresQuery } from "../../queries.ts";

const NONE = "–";

type FigureProps = { value: string; name: string; of: string };

function Figure({ value, name, of }: FigureProps) {
  return (
    <div className="flex items-center gap-4">
      <dd className="font-(family-name:--font-display) text-4xl font-medium whitespace-nowrap">
        <bdi>{value}</bdi>
      </dd>
      <dt className="order-last text-sm leading-snug text-ink-muted">
        {name} <span className="block">{of}</span>
      </dt>
    </div>
  );
}

/** "3 h 40": how long a report takes after its lesson. */
function useDuration() {
  const { t } = useTranslation("dashboard");
  return (seconds: number) => {
    const minutes = Math.round(seconds / 60);
    const rest = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
    if (rest.hours === 0) return t("staff.week.minutes", rest);
    return t("staff.week.hours", { ...rest, minutes: String(rest.minutes).padStart(2, "0") });
  };
}

function Figures({ week }: { week: WeekFigures }) {
  const { t } = useTranslation("dashboard");
  const { language } = useLanguage();
  const duration = useDuration();
  const { lessons, punctuality, reports, trials } = week;
  const number = (value: number) => formatNumber(value, language);
  const onTime =
    punctuality.lessons === 0
      ? NONE
      : formatPercent(punctuality.on_time / punctuality.lessons, language);
  const trialsOf = `${number(trials.regular)} / ${number(trials.given)}`;
  return (
    <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2 2xl:grid-cols-4">
      <Figure
        value={number(lessons.given)}
        name={t("staff.week.given")}
        of={t("staff.week.planned", { number: number(lessons.planned) })}
      />
      <Figure value={onTime} name={t("staff.week.onTime")} of={t("staff.week.within")} />
      <Figure
        value={reports.median_seconds === null ? NONE : duration(reports.median_seconds)}
        name={t("staff.week.fromLesson")}
        of={t("staff.week.toReport")}
      />
      <Figure
        value={trials.given === 0 ? NONE : trialsOf}
        name={t("staff.week.trials")}
        of={t("staff.week.regular")}
      />
    </dl>
  );
}

/** Four figures of the institute's week. */
export function WeekCard() {
  const { t } = useTranslation("dashboard");
  const { language } = useLanguage();
  const query = useQuery(weekFiguresQuery);
  const { data } = query;
  return (
    <Card aria-labelledby="week-figures" className="mt-6">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <CardTitle id="week-figures">{t("staff.week.title")}</CardTitle>
        {data && (
          <p className="text-sm text-ink-muted">
            {formatDateSpan(data.from, data.until, language)}
          </p>
        )}
      </div>
      <QueryView query={query}>{(week) => <Figures week={week} />}</QueryView>
    </Card>
  );
}
