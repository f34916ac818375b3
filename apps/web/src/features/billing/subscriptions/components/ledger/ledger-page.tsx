import type { Ledger } from "@riwaq/contracts/billing/ledgers";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Card } from "../../../../../components/ui/card.tsx";
import { EmptyState } from "../../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../../components/ui/query-view.tsx";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { ApiError } from "../../../../../lib/api-error.ts";
import { deviceTimeZone, formatDuration, isolated } from "../../../../../lib/format.ts";
import { useReaderZone } from "../../../../../lib/own-profile.ts";
import { useCity } from "../../../../../lib/use-city.ts";
import { balancesOf } from "../../model/charges.ts";
import { LedgerLine } from "./ledger-line.tsx";

const NOT_FOUND = 404;

function Lines({ ledger }: { ledger: Ledger }) {
  const { t } = useTranslation("subscription");
  const { language } = useLanguage();
  const city = useCity();
  const zone = useReaderZone() ?? deviceTimeZone();
  const { lines, minutes_left: left, currency } = ledger;
  if (lines.length === 0) return <EmptyState title={t("why.none")} hint={t("why.noneHint")} />;
  return (
    <div className="max-w-3xl space-y-5">
      <p>
        <span className="block text-ink-muted">{t("why.left")}</span>
        <span className="block font-display text-3xl text-primary tabular-nums">
          {formatDuration(left * 60, language)}
        </span>
      </p>
      <Card className="py-2!">
        <ol aria-label={t("why.list")} className="divide-y divide-line">
          {balancesOf(lines, left).map((line) => (
            <LedgerLine key={line.id} line={line} currency={currency} zone={zone} />
          ))}
        </ol>
      </Card>
      <p className="text-sm text-ink-muted">{t("why.clock", { city: isolated(city(zone)) })}</p>
    </div>
  );
}

type LedgerPageProps = { query: UseQueryResult<Ledger>; back: ReactNode };

/** Why so much is left: all that came and went, the newest first, each lesson with the way to it. */
export function LedgerPage({ query, back }: LedgerPageProps) {
  const { t } = useTranslation("subscription");
  const { data, error } = query;
  const isUnknown = !data && error instanceof ApiError && error.status === NOT_FOUND;
  return (
    <>
      <PageHeader title={t("why.title")} description={t("why.text")} actions={!isUnknown && back} />
      {isUnknown ? (
        <EmptyState title={t("why.gone")} hint={t("why.goneHint")} action={back} />
      ) : (
        <QueryView query={query}>{(ledger) => <Lines ledger={ledger} />}</QueryView>
      )}
    </>
  );
}
