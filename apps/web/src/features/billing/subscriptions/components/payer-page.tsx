import type { Subscriptions } from "@riwaq/contracts/billing/subscriptions";
import { Link } from "@tanstack/react-router";
import { Gift } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { paths } from "../../../../config/paths.ts";
import { isolated } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { useCity } from "../../../../lib/use-city.ts";
import { MethodCard } from "./cards/method-card.tsx";
import { PaymentsDue } from "./cards/payments-due.tsx";
import { SubscriptionActions } from "./cards/subscription-actions.tsx";
import { SubscriptionCard } from "./cards/subscription-card.tsx";
import { WhyLink } from "./cards/why-link.tsx";
import { SubscriptionRules } from "./unsold-page.tsx";

/** Children without lessons that are paid for, each with the way to them; who has a card here has it there. */
function Learners({ all }: { all: Subscriptions }) {
  const { t } = useTranslation("subscription");
  const held = new Set(all.subscriptions.map(({ student }) => student.id));
  const learners = all.learners.filter(({ id }) => !held.has(id));
  if (learners.length === 0) return null;
  return (
    <Card aria-labelledby="learners">
      <CardTitle id="learners">{t("learners.title")}</CardTitle>
      <p className="mt-1 text-ink-muted">{t("learners.text")}</p>
      <ul className="mt-4 divide-y divide-line">
        {learners.map(({ id, name }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3 last:pb-0">
            <bdi className="font-semibold">{name}</bdi>
            <Button asChild className="max-sm:w-full">
              <Link
                to={paths.order}
                search={{ student: id }}
                aria-label={t("learners.orderFor", { name: isolated(name) })}
              >
                {t("learners.order")}
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** To give hours, and to use a code. */
function GiftLink() {
  const { t } = useTranslation("subscription");
  return (
    <Button asChild variant="outline" className="max-sm:w-full">
      <Link to={paths.gifts}>
        <Gift aria-hidden strokeWidth={1.75} />
        {t("gifts.link")}
      </Link>
    </Button>
  );
}

/** Whose clock the days and the hours of the page are on. */
function Clocks({ institute, reader }: { institute: string; reader: string }) {
  const { t } = useTranslation("subscription");
  const city = useCity();
  const [days, hours] = [city(institute), city(reader)].map(isolated);
  return (
    <p className="text-sm text-ink-muted">
      {institute === reader ? t("clocks.same", { days }) : t("clocks.two", { days, hours })}
    </p>
  );
}

type PayerPageProps = { all: Subscriptions; documents: ReactNode };

/** What is paid for, what comes next, and what needs the payer: that first. */
export function PayerPage({ all, documents }: PayerPageProps) {
  const { t } = useTranslation("subscription");
  const readerZone = useReaderZone() ?? all.time_zone;
  const { subscriptions, is_open } = all;
  return (
    <>
      <PageHeader title={t("title")} description={t("payer.lead")} />
      <div className="space-y-6">
        <PaymentsDue all={all} />
        {subscriptions.length > 0 && (
          <ul
            aria-label={t("payer.list")}
            className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2"
          >
            {subscriptions.map((one) => (
              <li key={one.id}>
                <SubscriptionCard
                  subscription={one}
                  all={all}
                  readerZone={readerZone}
                  why={<WhyLink subscription={one} to={paths.ledger} />}
                >
                  <SubscriptionActions subscription={one} all={all} readerZone={readerZone} />
                </SubscriptionCard>
              </li>
            ))}
          </ul>
        )}
        <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
          <div className="space-y-6">
            {is_open && <Learners all={all} />}
            {subscriptions.length > 0 && <MethodCard all={all} />}
            <GiftLink />
            <SubscriptionRules title={t("later.isNow")} />
          </div>
          {documents}
        </div>
        <Clocks institute={all.time_zone} reader={readerZone} />
      </div>
    </>
  );
}
