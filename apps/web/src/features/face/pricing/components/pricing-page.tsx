import type { Prices } from "@riwaq/contracts/billing/shop";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { ClosingCall } from "../../../../components/layout/closing-call.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { cn } from "../../../../lib/cn.ts";
import { deviceTimeZone } from "../../../../lib/format.ts";
import { formatPrice } from "../../../../lib/money.ts";
import { leastPrice, usePrices } from "../../../../lib/prices.ts";
import { LessonCalculator } from "./lesson-calculator.tsx";
import { GiftAnchor, RuleLink } from "./pricing-links.tsx";

type PricingSectionProps = { id: string; title: string; className?: string; children: ReactNode };

function PricingList({ items }: { items: readonly string[] }) {
  return (
    <ul className="space-y-2.5">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Check aria-hidden strokeWidth={1.75} className="mt-1 size-4.5 shrink-0 text-success" />
          {item}
        </li>
      ))}
    </ul>
  );
}

/** The least that a period costs, in the money of the visitor's clock. */
function From({ prices }: { prices: Prices }) {
  const { t } = useTranslation("pricing");
  const { language } = useLanguage();
  const least = leastPrice(prices, deviceTimeZone);
  return least && t("from", { price: formatPrice(least.amount, least.currency, language) });
}

/** One takes the place of the other: what lies below stays where it is when the prices arrive. */
function Said({ prices }: { prices: Prices | undefined }) {
  const { t } = useTranslation("pricing");
  return (
    <p className="measure grid rounded-md border-s-4 border-accent bg-surface px-5 py-4 text-lg *:col-start-1 *:row-start-1">
      <span aria-hidden={prices !== undefined} className={cn(prices && "invisible")}>
        {t("unset")}
      </span>
      {prices && (
        <span>
          <From prices={prices} />
        </span>
      )}
    </p>
  );
}

/** Where no price is set, the page says so, and then what is settled. */
export function PricingPage() {
  const { t } = useTranslation("pricing");
  const read = usePrices();
  const prices = read?.is_open && read.plans.length > 0 ? read : undefined;
  return (
    <div className="wrap pt-12 lg:pt-16">
      <PageHeader title={t("title")} />
      <Said prices={prices} />
      <LessonCalculator prices={prices} />
      <div className="mt-5 grid gap-5 md:grid-cols-2">
        <PricingSection id="included" title={t("included.title")}>
          <PricingList items={t("included.items", { returnObjects: true })} />
        </PricingSection>
        <PricingSection id="methods" title={t("methods.title")}>
          <PricingList items={t("methods.items", { returnObjects: true })} />
        </PricingSection>
        <PricingSection id="renewal" title={t("renewal.title")}>
          <p>{t("renewal.text")}</p>
          <RuleLink section="payment">{t("renewal.link")}</RuleLink>
        </PricingSection>
        <PricingSection id="refund" title={t("refund.title")}>
          <p>{t("refund.text")}</p>
          <RuleLink section="refund">{t("refund.link")}</RuleLink>
        </PricingSection>
        <PricingSection id="support" title={t("support.title")} className="md:col-span-2">
          <p className="measure">{t("support.text")}</p>
          <div className="flex flex-wrap gap-x-6">
            <RuleLink section="scholarships">{t("support.scholarships")}</RuleLink>
            <GiftAnchor>{t("support.gift")}</GiftAnchor>
          </div>
        </PricingSection>
      </div>
      <ClosingCall
        title={t("question.title")}
        text={t("question.text")}
        action={t("question.action")}
        to={paths.contact}
      />
    </div>
  );
}

function PricingSection({ id, title, className, children }: PricingSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={cn("rounded-md border border-line bg-surface p-6 sm:p-8", className)}
    >
      <h2 id={id}>{title}</h2>
      <div className="mt-4 space-y-3">{children}</div>
    </section>
  );
}
