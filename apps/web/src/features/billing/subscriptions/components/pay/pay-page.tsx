import type { Charge } from "@riwaq/contracts/billing/subscriptions";
import { useTranslation } from "react-i18next";

import { Card } from "../../../../../components/ui/card.tsx";
import { PageHeader } from "../../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../../components/ui/query-view.tsx";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { formatNames } from "../../../../../lib/format.ts";
import { formatPrice } from "../../../../../lib/money.ts";
import { ChargeOver } from "./charge-over.tsx";
import { ChargeWord } from "./charge-word.tsx";
import { PaymentWays } from "./payment-ways.tsx";
import { type CameBack, useCharge } from "./use-charge.ts";

/** What is paid, and for whom. */
function What({ charge }: { charge: Charge }) {
  const { t } = useTranslation("subscription");
  const { language } = useLanguage();
  const { amount, to_pay: toPay, currency, cause, students, state } = charge;
  const held = state === "due" ? amount - toPay : 0;
  const names = formatNames(
    students.map(({ name }) => name),
    language,
  );
  return (
    <Card>
      <p className="font-display text-4xl text-primary tabular-nums">
        {formatPrice(amount - held, currency, language)}
      </p>
      <p className="mt-1">{t(`charge.for.${cause}`, { names })}</p>
      {held > 0 && (
        <p className="mt-1 text-sm text-ink-muted">
          {t("charge.held", { price: formatPrice(held, currency, language) })}
        </p>
      )}
    </Card>
  );
}

type PayPageProps = {
  id: string;
  /** From the provider's page: paid there, or without having paid. */
  cameBack: CameBack;
};

/** A charge: how it can be paid, and once somebody comes back from a provider, what became of it. */
export function PayPage({ id, cameBack }: PayPageProps) {
  const { t } = useTranslation("subscription");
  const { query, ...look } = useCharge(id, cameBack);
  return (
    <>
      <PageHeader title={t("pay.title")} />
      <QueryView query={query}>
        {(charge) => (
          <div className="max-w-3xl space-y-6">
            <What charge={charge} />
            {charge.state === "due" ? (
              <>
                <ChargeWord charge={charge} cameBack={cameBack} look={look} />
                {!look.isLooking && <PaymentWays charge={charge} />}
              </>
            ) : (
              <ChargeOver charge={charge} />
            )}
          </div>
        )}
      </QueryView>
    </>
  );
}
