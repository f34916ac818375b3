import type { Quote } from "@riwaq/contracts/billing/subscriptions";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useMoment } from "../../../../../components/lessons/use-moment.ts";
import { TermsLink } from "../../../../../components/terms/terms-link.tsx";
import type { TermsSection } from "../../../../../config/paths.ts";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { formatLongDate, isolated } from "../../../../../lib/format.ts";
import { formatPrice } from "../../../../../lib/money.ts";
import { useCity } from "../../../../../lib/use-city.ts";

type TermProps = { title: string; section?: TermsSection; children: ReactNode };

function Term({ title, section, children }: TermProps) {
  return (
    <li>
      <h3 className="font-sans text-base! font-semibold">{title}</h3>
      <div className="measure text-ink-muted">
        {children} {section && <TermsLink section={section} />}
      </div>
    </li>
  );
}

function Seller({ seller }: Pick<Quote, "seller">) {
  const { name, form, address, registration, email, phone } = seller;
  return (
    <address className="not-italic" dir="auto">
      <bdi className="block">{[name, form].filter(Boolean).join(", ")}</bdi>
      <bdi className="block whitespace-pre-line">{address}</bdi>
      {registration && <bdi className="block">{registration}</bdi>}
      <a href={`mailto:${email}`} className="text-primary underline underline-offset-4">
        <bdi>{email}</bdi>
      </a>
      {phone && <bdi className="block">{phone}</bdi>}
    </address>
  );
}

/** What a payer is bound to, and how to be free of it. */
export function QuoteTerms({ quote, asksEarly }: { quote: Quote; asksEarly: boolean }) {
  const { t } = useTranslation("subscription");
  const { language } = useLanguage();
  const city = useCity();
  const moment = useMoment(quote.time_zone);
  const price = formatPrice(quote.amount, quote.currency, language);
  const until = moment(quote.withdrawable_until);
  return (
    <ul className="space-y-4">
      <Term title={t("quote.renewal.title")} section="payment">
        {t("quote.renewal.text", { price })}
      </Term>
      <Term title={t("quote.leaving.title")} section="leaving">
        {t("quote.leaving.text")}
      </Term>
      <Term title={t("quote.withdrawal.title")}>
        {t("quote.withdrawal.text", { moment: until })}{" "}
        {t(asksEarly ? "order.early.ticked" : "quote.withdrawal.nothing")}
      </Term>
      <Term title={t("quote.first.title")}>
        {asksEarly
          ? t("quote.first.now")
          : t("quote.first.from", {
              day: formatLongDate(quote.first_lesson_from, language, quote.time_zone),
              city: isolated(city(quote.time_zone)),
            })}
      </Term>
      <Term title={t("quote.seller")}>
        <Seller seller={quote.seller} />
      </Term>
      <Term title={t("quote.mediator")}>
        <p>{t("quote.mediatorText")}</p>
        <bdi className="block whitespace-pre-line">{quote.seller.mediator}</bdi>
      </Term>
    </ul>
  );
}
