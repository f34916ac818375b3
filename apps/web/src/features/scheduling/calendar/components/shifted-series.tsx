import type { ClockChange } from "@riwaq/contracts/scheduling/calendar";
import { isDayOfWeek } from "@riwaq/domain/time/day-of-week";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLongDate } from "../../../../lib/format.ts";
import { useCity } from "../../../../lib/use-city.ts";
import { formatWallTime } from "../model.ts";

type ShiftedSeriesProps = { series: ClockChange["series"][number]; readerZone: string };

/** "Tuesdays, 18:00 Paris: stays. Cairo: 19:00 → 18:00, from 30 March." */
export function ShiftedSeries({ series, readerZone }: ShiftedSeriesProps) {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const cityOf = useCity();
  const hour = (time: string) => formatWallTime(time, language);
  const day = isDayOfWeek(series.day_of_week) ? series.day_of_week : 0;
  const isMine = series.other_zone === readerZone;
  return (
    <li className="rounded-md border border-line bg-surface px-4 py-3">
      <p className="text-sm text-ink-muted">
        <bdi>{series.student_name}</bdi> · <bdi>{series.teacher_name}</bdi>
      </p>
      <p className="mt-1">
        {t(`clocks.days.${day}`)}{" "}
        <bdi className="font-semibold tabular-nums">{hour(series.anchor_time)}</bdi>{" "}
        <bdi>{cityOf(series.anchor_zone)}</bdi> · {t("clocks.stays")}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2">
        <bdi>{cityOf(series.other_zone)}</bdi>
        <span className="inline-flex items-center gap-x-2 font-semibold tabular-nums">
          <bdi>{hour(series.other_time_before)}</bdi>
          <ArrowRight aria-hidden strokeWidth={1.75} className="flip-rtl size-4 text-accent" />
          <span className="sr-only">{t("clocks.becomes")}</span>
          <bdi>{hour(series.other_time_after)}</bdi>
        </span>
        <span>
          {t("clocks.from", {
            date: formatLongDate(series.first_starts_at, language, series.other_zone),
          })}
        </span>
        {isMine && <span className="text-sm text-ink-muted">({t("clocks.yours")})</span>}
      </p>
    </li>
  );
}
