import type { SeriesTime } from "@riwaq/contracts/scheduling/bookings";
import { Plus, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Input } from "../../../../components/ui/input.tsx";
import { Select } from "../../../../components/ui/select.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { firstDayOf } from "../../../../lib/week-slots.ts";

const TIMES_MAX = 5;
const QUARTER_SECONDS = 900;
const DAYS = ["0", "1", "2", "3", "4", "5", "6"] as const;

type WeeklyHoursProps = { times: readonly SeriesTime[]; onChange: (times: SeriesTime[]) => void };

type RowProps = {
  value: SeriesTime;
  /** Days of the series, this row's among them: each comes once. */
  taken: readonly number[];
  onChange: (value: SeriesTime) => void;
  onRemove: (() => void) | undefined;
};

function Row({ value, taken, onChange, onRemove }: RowProps) {
  const { t } = useTranslation(["sessions", "errors"]);
  const { language } = useLanguage();
  const first = firstDayOf(language);
  const days = [...DAYS.slice(first), ...DAYS.slice(0, first)];
  return (
    <li className="flex items-center gap-2">
      <Select
        aria-label={t("move.day")}
        options={days.map((day) => ({
          value: day,
          label: t(`errors:day_${day}`),
          isDisabled: Number(day) !== value.day_of_week && taken.includes(Number(day)),
        }))}
        value={DAYS[value.day_of_week] ?? ""}
        onValueChange={(day) => onChange({ ...value, day_of_week: Number(day) })}
      />
      <Input
        type="time"
        dir="ltr"
        step={QUARTER_SECONDS}
        aria-label={t("move.time")}
        className="max-w-32"
        value={value.time}
        onChange={(event) => onChange({ ...value, time: event.target.value })}
      />
      {onRemove && (
        <Button variant="ghost" size="icon" aria-label={t("move.remove")} onClick={onRemove}>
          <Trash2 strokeWidth={1.75} />
        </Button>
      )}
    </li>
  );
}

/** One to five weekly hours, on different days. */
export function WeeklyHours({ times, onChange }: WeeklyHoursProps) {
  const { t } = useTranslation("sessions");
  const free = DAYS.find((day) => !times.some(({ day_of_week }) => day_of_week === Number(day)));
  return (
    <>
      <ul className="space-y-2">
        {times.map((value, index) => (
          <Row
            // oxlint-disable-next-line react/no-array-index-key -- the day may change while its row has the focus
            key={index}
            taken={times.map(({ day_of_week }) => day_of_week)}
            value={value}
            onChange={(next) => onChange(times.with(index, next))}
            onRemove={times.length > 1 ? () => onChange(times.toSpliced(index, 1)) : undefined}
          />
        ))}
      </ul>
      {times.length < TIMES_MAX && free !== undefined && (
        <Button
          variant="ghost"
          onClick={() =>
            onChange([...times, { day_of_week: Number(free), time: times.at(-1)?.time ?? "18:00" }])
          }
        >
          <Plus aria-hidden strokeWidth={1.75} />
          {t("move.add")}
        </Button>
      )}
    </>
  );
}
