import type { Offer } from "@riwaq/contracts/scheduling/offers";
import { useTranslation } from "react-i18next";

import { TwoClocks } from "../../../../components/lessons/two-clocks.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatCivilDate, formatLongDate, formatWeekday } from "../../../../lib/format.ts";

type OfferHoursProps = {
  offer: Pick<Offer, "hours" | "length_minutes" | "ends_on" | "programme">;
  readerZone: string;
  otherZone: string;
};

/** The hours of the week, a line each on both clocks; below them from when, how long and about what. */
export function OfferHours({ offer, readerZone, otherZone }: OfferHoursProps) {
  const { t } = useTranslation("offers");
  const { language } = useLanguage();
  const [first] = offer.hours;
  if (!first) return null;
  const day = formatLongDate(first.starts_at, language, readerZone);
  const span =
    offer.ends_on === null
      ? t("card.from", { day })
      : t("card.fromTo", { day, last: formatCivilDate(offer.ends_on, language) });
  const length = t("card.length", { minutes: offer.length_minutes });
  return (
    <div className="space-y-2">
      <ul className="divide-y divide-line border-y border-line">
        {offer.hours.map(({ starts_at, ends_at }) => (
          <li key={starts_at} className="flex flex-wrap gap-x-4 py-2">
            <span className="min-w-24 font-semibold first-letter:uppercase">
              {formatWeekday(starts_at, language, readerZone)}
            </span>
            <TwoClocks
              startsAt={starts_at}
              endsAt={ends_at}
              readerZone={readerZone}
              otherZone={otherZone}
            />
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-muted">
        {[span, length, offer.programme?.[language]].filter(Boolean).join(" · ")}
      </p>
    </div>
  );
}
