import { matchingTimeZones, timeZonesWith } from "../../lib/time-zones.ts";
import { useCombobox } from "../ui/use-combobox.ts";

/** More than anyone scrolls through; typing one more letter is shorter. */
const SHOWN_MAX = 60;

/** The zones that fit what is typed; before that the present one stands above the others. */
export function useTimeZoneSearch(value: string, onChange: (zone: string) => void) {
  const find = (typed: string | null) => {
    const zones = matchingTimeZones(timeZonesWith(value), typed ?? "");
    const shown = typed === null ? [value, ...zones.filter((zone) => zone !== value)] : zones;
    return shown.slice(0, SHOWN_MAX);
  };
  return useCombobox({ find, onChoose: onChange });
}
