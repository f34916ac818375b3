import { useCallback } from "react";
import { useTranslation } from "react-i18next";

import { cityOf } from "./zone-city.ts";

/** A zone by the name of its city in the reader's language, where we know one. Wants the namespace `cities`. */
export function useCity(): (zone: string) => string {
  const { t, i18n } = useTranslation("cities");
  return useCallback(
    // Which zones are written, the texts say.
    (zone) => (i18n.exists(zone, { ns: "cities" }) ? t(zone as "Africa/Cairo") : cityOf(zone)),
    [t, i18n],
  );
}
