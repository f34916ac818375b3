import { useLanguage } from "../../i18n/use-language.ts";
import { formatLessonMoment } from "../../lib/format.ts";
import type { Instant } from "../../lib/format.ts";
import { useCity } from "../../lib/use-city.ts";

/** A date and time on the wall of a zone, which is named beside it. */
export function ZonedMoment({ at, zone }: { at: Instant; zone: string }) {
  const { language } = useLanguage();
  const city = useCity();
  return (
    <>
      <bdi>{formatLessonMoment(at, language, zone)}</bdi> <bdi>{city(zone)}</bdi>
    </>
  );
}
