import { DAYS_OF_WEEK } from "@riwaq/domain/time/day-of-week";
import { useTranslation } from "react-i18next";

import { FormField } from "../../../../components/ui/form-field.tsx";
import { Select } from "../../../../components/ui/select.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatTime } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { useCity } from "../../../../lib/use-city.ts";
import type { TeacherSearch } from "../model/teacher-search.ts";
import { withChoice, withDay } from "../model/teacher-search.ts";
import { ChoiceField } from "./choice-field.tsx";

const MINUTES = ["00", "30"] as const;

/** "00:00", "00:30" … "23:30". */
const HALF_HOURS = Array.from({ length: 24 }, (_, hour) =>
  MINUTES.map((minute) => `${String(hour).padStart(2, "0")}:${minute}`),
).flat();

export type FiltersProps = { search: TeacherSearch; onSearch: (search: TeacherSearch) => void };

type TimeProps = {
  label: string;
  value: string;
  /** The other end, which it cannot be. */
  other: string;
  onChange: (time: string) => void;
};

function Time({ label, value, other, onChange }: TimeProps) {
  const { language } = useLanguage();
  const options = HALF_HOURS.filter((time) => time !== other).map((time) => ({
    value: time,
    label: formatTime(`2026-01-01T${time}Z`, language, "UTC"),
  }));
  return (
    <FormField label={label} className="min-w-0">
      {(control) => (
        <Select {...control} options={options} value={value} onValueChange={onChange} />
      )}
    </FormField>
  );
}

/** An hour of the reader's own week; the zone that it is meant in stands beneath. */
export function HoursFilter({ search, onSearch }: FiltersProps) {
  const { t } = useTranslation(["teachers", "errors"]);
  const city = useCity();
  const zone = useReaderZone();
  const { day, from = "", to = "" } = search;
  const days = DAYS_OF_WEEK.map((code) => ({ value: `${code}`, label: t(`errors:day_${code}`) }));
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t("filters.hours")}</legend>
      <div className="grid grid-cols-2 gap-3">
        <div className="col-span-2">
          <ChoiceField
            label={t("filters.day")}
            anyLabel={t("filters.anyDay")}
            options={days}
            value={day === undefined ? undefined : `${day}`}
            onChange={(chosen) =>
              onSearch(
                withDay(
                  search,
                  DAYS_OF_WEEK.find((code) => `${code}` === chosen),
                ),
              )
            }
          />
        </div>
        {day !== undefined && (
          <>
            <Time
              label={t("filters.from")}
              value={from}
              other={to}
              onChange={(time) => onSearch(withChoice(search, { from: time }))}
            />
            <Time
              label={t("filters.to")}
              value={to}
              other={from}
              onChange={(time) => onSearch(withChoice(search, { to: time }))}
            />
          </>
        )}
      </div>
      {zone !== undefined && (
        <p className="mt-1.5 text-sm text-ink-muted">{t("filters.zone", { city: city(zone) })}</p>
      )}
    </fieldset>
  );
}
