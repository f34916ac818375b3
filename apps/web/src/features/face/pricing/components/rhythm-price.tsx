import type { Prices } from "@riwaq/contracts/billing/shop";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { deviceTimeZone } from "../../../../lib/format.ts";
import { formatPrice } from "../../../../lib/money.ts";
import { type Currency, currenciesOf, likelyCurrency } from "../../../../lib/prices.ts";
import type { Rhythm } from "../../../../lib/rhythm.ts";

type RhythmPriceProps = Rhythm & { prices: Prices };

/** What four weeks of the chosen rhythm cost, in the money of the visitor's clock or another one. */
export function RhythmPrice({ prices, lessonsPerWeek, lessonMinutes }: RhythmPriceProps) {
  const { t } = useTranslation("pricing");
  const { language } = useLanguage();
  const [chosen, setChosen] = useState<Currency | null>(null);
  const currency = chosen ?? likelyCurrency(prices, deviceTimeZone());
  const all = currenciesOf(prices);
  const plan = prices.plans.find(
    (one) => one.lessons_per_week === lessonsPerWeek && one.length_minutes === lessonMinutes,
  );
  const amount = plan?.amounts[currency];
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-t border-line pt-5">
      <p role="status" className="min-w-0">
        {amount === undefined ? (
          <span className="text-ink-muted">{t("price.none")}</span>
        ) : (
          <>
            <span className="block font-display text-3xl text-primary tabular-nums">
              {formatPrice(amount, currency, language)}
            </span>
            <span className="block text-ink-muted">{t("price.period")}</span>
          </>
        )}
      </p>
      {all.length > 1 && (
        <label className="text-sm">
          <span className="me-2 text-ink-muted">{t("price.currency")}</span>
          <select
            value={currency}
            onChange={(event) => setChosen(event.target.value as Currency)}
            className="min-h-11 rounded-md border border-line-strong bg-surface px-3"
          >
            {all.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
