import { useMemo } from "react";

import { useLanguage } from "../../i18n/use-language.ts";
import { matchingTimeZones, timeZonesWith } from "../../lib/time-zones.ts";
import { useCity } from "../lessons/use-city.ts";
import { useCombobox } from "../ui/use-combobox.ts";

/** More than anyone scrolls through; typing one more letter is shorter. */
const SHOWN_MAX = 60;

/** The zones that fit what is typed; before that the present one stands above the others. */
export function useTimeZoneSearch(value: string, onChange: (zone: string) => void) {
  const { language } = useLanguage();
  const city = useCity();
  const byCity = useMemo(() => {
    const { compare } = new Intl.Collator(language);
    const named = timeZonesWith(value).map((zone) => ({ zone, city: city(zone) }));
    return named.toSorted((a, b) => compare(a.city, b.city));
  }, [value, language, city]);
  const find = (typed: string | null) => {
    const zones = matchingTimeZones(byCity, typed ?? "");
    const shown = typed === null ? [value, ...zones.filter((zone) => zone !== value)] : zones;
    return shown.slice(0, SHOWN_MAX);
  };
  return useCombobox({ find, onChoose: onChange });
}
