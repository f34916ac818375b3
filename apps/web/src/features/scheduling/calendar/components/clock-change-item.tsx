import type { ClockChange } from "@riwaq/contracts/scheduling/calendar";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDateSpan } from "../../../../lib/format.ts";
import { useCity } from "../../../../lib/use-city.ts";
import { dateOfChange } from "../model.ts";
import { ShiftedSeries } from "./shifted-series.tsx";

const HOUR = 60;

type ClockChangeItemProps = { change: ClockChange; readerZone: string };

/** One clock change: when, where, and each series that it touches. */
export function ClockChangeItem({ change, readerZone }: ClockChangeItemProps) {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const cityOf = useCity();
  const { changes_at, zone, shift_minutes, series } = change;
  const date = dateOfChange(changes_at, zone);
  const values = { city: cityOf(zone), count: Math.abs(shift_minutes) };
  const way = shift_minutes > 0 ? "forward" : "back";
  return (
    <li className="relative">
      <span
        aria-hidden
        className="absolute top-2 -start-6 size-3 -translate-x-1/2 rounded-full border-2 border-paper bg-accent sm:-start-8 rtl:translate-x-1/2"
      />
      <h2 className="text-xl!">{formatDateSpan(date, date, language)}</h2>
      <p className="text-ink-muted">
        {values.count === HOUR ? t(`clocks.${way}Hour`, values) : t(`clocks.${way}`, values)}
      </p>
      <ul className="mt-3 space-y-3">
        {series.map((one) => (
          <ShiftedSeries
            key={`${one.series_id} ${one.day_of_week} ${one.other_zone}`}
            series={one}
            readerZone={readerZone}
          />
        ))}
      </ul>
    </li>
  );
}
