import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../../i18n/use-language.ts";
import { deviceTimeZone, formatLongDate, formatTime } from "../../../../../lib/format.ts";
import { useCity } from "../../../../../lib/use-city.ts";
import { useCurrentMinute } from "../../../../../lib/use-current-minute.ts";

/** The institute's day and hour, beside the reader's own where they are elsewhere. */
export function DeskHeader({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation(["dashboard", "lessons"]);
  const { language } = useLanguage();
  const cityOf = useCity();
  const nowMs = useCurrentMinute();
  const zones = [...new Set([timeZone, deviceTimeZone()])];
  return (
    <header className="mb-6">
      <h1 className="first-letter:uppercase">{formatLongDate(nowMs, language, timeZone)}</h1>
      <p className="mt-1 flex flex-wrap gap-x-2 text-lg text-ink-muted">
        <span>{t("home.A")}</span>
        {zones.map((zone) => (
          <span key={zone} className="whitespace-nowrap">
            {cityOf(zone)} <bdi className="tabular-nums">{formatTime(nowMs, language, zone)}</bdi>
          </span>
        ))}
      </p>
    </header>
  );
}
