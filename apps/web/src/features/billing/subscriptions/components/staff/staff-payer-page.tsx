import type { PayerMoney } from "@riwaq/contracts/billing/payers";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../../components/ui/card.tsx";
import { EmptyState } from "../../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../../components/ui/query-view.tsx";
import { paths } from "../../../../../config/paths.ts";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { ApiError } from "../../../../../lib/api-error.ts";
import { formatDate, isolated } from "../../../../../lib/format.ts";
import { formatPrice } from "../../../../../lib/money.ts";
import { payerQuery } from "../../queries.ts";
import { SubscriptionCard } from "../cards/subscription-card.tsx";
import { useMethodWords } from "../cards/use-method-words.ts";
import { WhyLink } from "../cards/why-link.tsx";
import { DueList } from "./due-list.tsx";

type PageProps = {
  id: string;
  /** What staff can do with credit, of another room. */
  refundOf: (payer: string, credit: PayerMoney["credits"][number]) => ReactNode;
};

/** By what the next period is paid, and money that no period holds. */
function MethodAndCredit({ of, refundOf }: { of: PayerMoney } & Pick<PageProps, "refundOf">) {
  const { t } = useTranslation(["subscription", "money"]);
  const { language } = useLanguage();
  const words = useMethodWords();
  return (
    <Card aria-labelledby="method" className="space-y-4">
      <CardTitle id="method">{t("method.title")}</CardTitle>
      <p>{of.method ? words(of.method) : t("money:payer.noMethod")}</p>
      {of.credits.map((credit) => (
        <div
          key={credit.currency}
          className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4"
        >
          <p>
            {t("money:payer.credit", {
              price: formatPrice(credit.amount, credit.currency, language),
            })}
          </p>
          {refundOf(of.payer.id, credit)}
        </div>
      ))}
    </Card>
  );
}

function Refunds({ of }: { of: PayerMoney }) {
  const { t } = useTranslation("money");
  const { language } = useLanguage();
  if (of.refunds.length === 0) return null;
  return (
    <Card aria-labelledby="refunds">
      <CardTitle id="refunds">{t("payer.refunds")}</CardTitle>
      <ul className="mt-3 divide-y divide-line">
        {of.refunds.map(({ id, at, amount, currency, reason, state }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3 last:pb-0">
            <span>
              <span className="font-semibold tabular-nums">
                {formatPrice(amount, currency, language)}
              </span>{" "}
              {t(`reason.${reason}`)}
            </span>
            <span className="text-ink-muted">
              {formatDate(at, language, of.time_zone)} · {t(`payer.refund.${state}`)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Payer({ of, refundOf }: { of: PayerMoney } & Pick<PageProps, "refundOf">) {
  const { t } = useTranslation("money");
  const { payer, subscriptions, time_zone: zone } = of;
  const hasNothing = subscriptions.length + of.charges.length + of.credits.length === 0;
  return (
    <>
      <PageHeader
        title={t("payer.title", { name: payer.name ? isolated(payer.name) : t("closedAccount") })}
        description={t("payer.text")}
        actions={
          payer.name && (
            <Button asChild variant="outline">
              <Link to={paths.person} params={{ personId: payer.id }}>
                {t("payer.toPerson")}
              </Link>
            </Button>
          )
        }
      />
      {hasNothing ? (
        <EmptyState title={t("payer.nothing")} hint={t("payer.nothingHint")} />
      ) : (
        <div className="space-y-6">
          <DueList of={of} />
          <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
            {subscriptions.map((one) => (
              <SubscriptionCard
                key={one.id}
                subscription={one}
                all={of}
                readerZone={zone}
                why={<WhyLink subscription={one} to={paths.staffLedger} />}
              />
            ))}
            <MethodAndCredit of={of} refundOf={refundOf} />
            <Refunds of={of} />
          </div>
        </div>
      )}
    </>
  );
}

/** What pays for somebody's lessons: the cards as the payer reads them, what is due, credit and what went back. */
export function StaffPayerPage({ id, refundOf }: PageProps) {
  const { t } = useTranslation("money");
  const query = useQuery(payerQuery(id));
  const { data, error } = query;
  if (data) return <Payer of={data} refundOf={refundOf} />;
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState title={t("payer.nobody")} hint={t("payer.nobodyHint")} />;
  }
  return <QueryView query={query}>{() => null}</QueryView>;
}
