import type { Quote } from "@riwaq/contracts/billing/subscriptions";
import { BASIS } from "@riwaq/domain/billing/units";
import { useTranslation } from "react-i18next";

import { type Fact, FactList } from "../../../../../components/ui/fact-list.tsx";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { formatDuration, formatPercent } from "../../../../../lib/format.ts";
import { formatPrice } from "../../../../../lib/money.ts";
import { useRhythmWords } from "../use-rhythm-words.ts";

/** What is bought and what it costs, down to what is paid now. */
export function QuoteFacts({ quote, name }: { quote: Quote; name: string }) {
  const { t } = useTranslation("subscription");
  const { language } = useLanguage();
  const rhythm = useRhythmWords();
  const price = (hundredths: number) => formatPrice(hundredths, quote.currency, language);
  const percent = (points: number) => formatPercent(points / BASIS, language, 2);
  const { amount, credit, tax, list_amount: listed, discount_basis_points: discount } = quote;
  const time = formatDuration(quote.minutes * 60, language);
  const facts: Fact[] = [
    { label: t("quote.for"), value: <bdi>{name}</bdi> },
    { label: t("quote.rhythm"), value: rhythm(quote) },
    { label: t("quote.period"), value: t("order.holds", { count: quote.lessons, time }) },
    ...(discount > 0
      ? [
          { label: t("quote.listed"), value: price(listed) },
          {
            label: t("quote.discount", { rate: percent(discount) }),
            value: price(amount - listed),
          },
        ]
      : []),
    { label: t("quote.price"), value: <strong>{price(amount)}</strong> },
    {
      label: t("quote.tax"),
      value:
        quote.tax_basis_points > 0
          ? t("quote.taxRate", { tax: price(tax), rate: percent(quote.tax_basis_points) })
          : t("quote.taxNone"),
    },
    ...(credit > 0 ? [{ label: t("quote.credit"), value: price(-credit) }] : []),
  ];
  return (
    <div>
      <FactList facts={facts} />
      {quote.tax_ground !== "" && (
        <p dir="auto" className="mt-1 text-end text-sm text-ink-muted">
          {quote.tax_ground}
        </p>
      )}
      <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 rounded-md bg-paper-deep px-4 py-3">
        <span className="font-semibold">{t("quote.now")}</span>
        <span className="font-display text-2xl text-primary tabular-nums">
          {price(amount - credit)}
        </span>
      </p>
    </div>
  );
}
