import type { Evening } from "@riwaq/contracts/memory/plan";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDay, formatList } from "../../../../lib/format.ts";
import { usePortionNames } from "./portion-names.ts";

/** What comes, quietly: a day may change with every evening. */
export function ComingDays({ evenings }: { evenings: readonly Evening[] }) {
  const { t } = useTranslation("practice");
  const { language } = useLanguage();
  const { placeOf, minutesOf } = usePortionNames();
  if (evenings.length === 0) return null;
  const said = ({ is_off, portions }: Evening) => {
    if (is_off) return t("coming.off");
    return portions.length === 0 ? t("coming.none") : formatList(portions.map(placeOf), language);
  };
  return (
    <section aria-labelledby="coming-days">
      <h2 id="coming-days" className="mb-2 text-xl">
        {t("coming.title")}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {evenings.map((evening) => (
          <li
            key={evening.day}
            className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5"
          >
            <span className="first-letter:uppercase">{formatDay(evening.day, language)}</span>
            {evening.minutes > 0 && (
              <span className="text-sm text-ink-muted">{minutesOf(evening.minutes)}</span>
            )}
            <span className="w-full text-sm text-ink-muted">{said(evening)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
