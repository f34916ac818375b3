import type { MoneyToday } from "@riwaq/contracts/billing/desk";
import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatPrice } from "../../../../lib/money.ts";
import { moneyTodayQuery } from "../queries.ts";
import { DisputeRow } from "./dispute-row.tsx";
import { MoneyList, SECTIONS, type Section, countOf } from "./money-list.tsx";
import { MoneyRow, usePrice } from "./money-row.tsx";
import { RefundToApprove, RefundToTransfer } from "./refund-rows.tsx";
import { ChargeRow, RenewalRow, UnpaidRow, UnplannedRow } from "./told-rows.tsx";
import { UnclearRow } from "./unclear-row.tsx";

type Suspense = MoneyToday["suspense"][number];

function SuspenseRow({ of }: { of: Suspense }) {
  const { t } = useTranslation("money");
  const price = usePrice();
  const provider = of.provider as "stripe" | "paypal" | "bank";
  return <MoneyRow name={t(`provider.${provider}`)} figure={price(of)} facts={[]} />;
}

/** The lines of each list. */
function rowsOf(today: MoneyToday, section: Section): ReactNode[] {
  const zone = today.time_zone;
  switch (section) {
    case "unclear":
      return today.unclear.items.map((one) => <UnclearRow key={one.id} payment={one} />);
    case "disputes":
      return today.disputes.items.map((one) => (
        <DisputeRow key={one.id} dispute={one} zone={zone} />
      ));
    case "suspense":
      return today.suspense.map((one) => (
        <SuspenseRow key={`${one.provider} ${one.currency}`} of={one} />
      ));
    case "to_approve":
      return today.to_approve.items.map((one) => <RefundToApprove key={one.id} refund={one} />);
    case "to_transfer":
      return today.to_transfer.items.map((one) => <RefundToTransfer key={one.id} refund={one} />);
    case "needs_payer":
    case "failed":
      return today[section].items.map((one) => <ChargeRow key={one.id} charge={one} zone={zone} />);
    case "unpaid":
      return today.unpaid.items.map((one) => (
        <UnpaidRow key={one.subscription_id} of={one} zone={zone} />
      ));
    case "renewals":
      return today.renewals.items.map((one) => (
        <RenewalRow key={one.subscription_id} renewal={one} zone={zone} />
      ));
    case "unplanned":
      return today.unplanned.items.map((one) => (
        <UnplannedRow key={one.student.id} of={one} zone={zone} />
      ));
  }
}

/** What was looked for too, and is in order. */
function InOrder({ sections }: { sections: readonly Section[] }) {
  const { t } = useTranslation("money");
  return (
    <Card aria-labelledby="in-order" className="p-5 sm:p-6">
      <CardTitle id="in-order">{t("nothing.title")}</CardTitle>
      <ul className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {sections.map((section) => (
          <li key={section} className="flex items-center gap-2.5 text-ink-muted">
            <Check aria-hidden strokeWidth={1.75} className="size-4.5 shrink-0 text-success" />
            {t(`sections.${section}.title`)}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Lists({ today }: { today: MoneyToday }) {
  const { t } = useTranslation("money");
  const { language } = useLanguage();
  const waiting = SECTIONS.filter((section) => countOf(today, section) > 0);
  const limit = formatPrice(today.approval_limit, today.currency, language);
  return (
    <div className="max-w-4xl space-y-5">
      {!today.is_open && <Note>{t("closed")}</Note>}
      {waiting.length === 0 && <EmptyState title={t("well.title")} hint={t("well.text")} />}
      {waiting.map((section) => {
        const rows = rowsOf(today, section);
        return (
          <MoneyList
            key={section}
            section={section}
            count={countOf(today, section)}
            shown={rows.length}
            text={t(`sections.${section}.text`, { limit })}
          >
            {rows}
          </MoneyList>
        );
      })}
      {waiting.length > 0 && waiting.length < SECTIONS.length && (
        <InOrder sections={SECTIONS.filter((section) => !waiting.includes(section))} />
      )}
    </div>
  );
}

/** What of money needs a person, and nothing else. */
export function MoneyPage() {
  const { t } = useTranslation(["money", "common"]);
  const query = useQuery(moneyTodayQuery);
  return (
    <>
      <PageHeader title={t("common:titles.money")} description={t("intro")} />
      <QueryView query={query}>{(today) => <Lists today={today} />}</QueryView>
    </>
  );
}
