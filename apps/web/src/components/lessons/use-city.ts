import { useCallback } from "react";
import { useTranslation } from "react-i18next";

import { cityOf } from "../../lib/time-zones.ts";

type CityKey = "cities.Africa/Cairo";

/** Every key of this shape is a city; which of them are written, the texts say. */
function isKnownCity(key: string): key is CityKey {
  return key.startsWith("cities.");
}

/** A zone by the name of its city in the reader's language, where we know one. Wants the namespace `lessons`. */
export function useCity(): (zone: string) => string {
  const { t, i18n } = useTranslation("lessons");
  return useCallback(
    (zone) => {
      const key = `cities.${zone}`;
      const isWritten = isKnownCity(key) && i18n.exists(key, { ns: "lessons" });
      // By the order in which files are checked, the type of this key's text is sometimes wider than a text.
      return isWritten ? String(t(key)) : cityOf(zone);
    },
    [t, i18n],
  );
}
