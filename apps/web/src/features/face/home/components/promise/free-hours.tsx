import { openHours as call } from "@riwaq/contracts/scheduling/open-hours.calls";
import { useTranslation } from "react-i18next";

import { StandIn } from "../../../../../components/ui/stand-in.tsx";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { deviceTimeZone, formatLongDate, formatTime } from "../../../../../lib/format.ts";
import { publicValue, usePublicValue } from "../../../../../lib/public-value.ts";
import { useCity } from "../../../../../lib/use-city.ts";
import { nextHours } from "../../model/next-hours.ts";

const openHours = publicValue(call);

function Hours({ starts }: { starts: readonly string[] }) {
  const { t } = useTranslation("home");
  const { language } = useLanguage();
  const cityOf = useCity();
  const zone = deviceTimeZone();
  return (
    <div>
      <ul>
        {starts.map((start) => (
          <li key={start} className="flex flex-wrap justify-between gap-x-4">
            <span>{formatLongDate(start, language, zone)}</span>
            <time dateTime={start} className="font-semibold tabular-nums">
              {formatTime(start, language, zone)}
            </time>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-ink-muted">
        {t("promise.hours.clock", { city: cityOf(zone) })}
      </p>
    </div>
  );
}

/** When a first lesson may be, on the visitor's clock. Hours take the place of a sentence that is true without them. */
export function FreeHours() {
  const { t } = useTranslation("home");
  const offered = usePublicValue(openHours).data?.starts ?? [];
  // A phone needs long to name its zone the first time: not while the page comes to life.
  const starts = offered.length > 0 ? nextHours(offered, deviceTimeZone()) : [];
  return (
    <div>
      <h2 className="font-sans text-base font-semibold">{t("promise.hours.title")}</h2>
      <StandIn sentence={t("promise.hours.none")} className="mt-1 min-h-28">
        {starts.length > 0 && <Hours starts={starts} />}
      </StandIn>
    </div>
  );
}
