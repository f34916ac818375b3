import { useMemo } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { formatTime } from "../../lib/format.ts";
import { matchingTimeZones, timeZonesWith } from "../../lib/time-zones.ts";
import { useCity } from "../../lib/use-city.ts";
import { useCurrentMinute } from "../../lib/use-current-minute.ts";
import { Combobox } from "../ui/combobox.tsx";

/** More than anyone scrolls through; typing one more letter is shorter. */
const SHOWN_MAX = 60;

/** The zones that fit what is typed; before that the present one stands above the others. */
function useTimeZoneSearch(value: string) {
  const { language } = useLanguage();
  const city = useCity();
  const byCity = useMemo(() => {
    const { compare } = new Intl.Collator(language);
    const named = timeZonesWith(value).map((zone) => ({ zone, city: city(zone) }));
    return named.toSorted((a, b) => compare(a.city, b.city));
  }, [value, language, city]);
  return (typed: string | null) => {
    const zones = matchingTimeZones(byCity, typed ?? "");
    const shown = typed === null ? [value, ...zones.filter((zone) => zone !== value)] : zones;
    return shown.slice(0, SHOWN_MAX);
  };
}

type TimeZoneFieldProps = {
  value: string;
  onChange: (zone: string) => void;
  errors: readonly string[];
};

/** Some four hundred zones by their city, each with the time that it is there now. Wants the namespaces `profile` and `lessons`. */
export function TimeZoneField({ value, onChange, errors }: TimeZoneFieldProps) {
  const { t } = useTranslation("profile");
  const { language } = useLanguage();
  const city = useCity();
  const now = useCurrentMinute();
  const find = useTimeZoneSearch(value);
  return (
    <Combobox
      label={t("form.timeZone")}
      hint={t("form.timeZoneNow", { time: formatTime(now, language, value) })}
      openHint={t("form.timeZoneSearch")}
      errors={errors}
      value={value}
      onChange={onChange}
      nameOf={city}
      find={find}
      none={t("form.timeZoneNone")}
    >
      {(zone) => (
        <>
          <bdi className="min-w-0 wrap-anywhere">{city(zone)}</bdi>
          <span className="ms-auto shrink-0 text-sm text-ink-muted tabular-nums">
            {formatTime(now, language, zone)}
          </span>
        </>
      )}
    </Combobox>
  );
}
