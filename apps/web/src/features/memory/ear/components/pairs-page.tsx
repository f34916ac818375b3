import type { MinimalPair } from "@riwaq/contracts/memory/ear";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { minimalPairsQuery } from "../model/ear-queries.ts";
import { PairForm } from "./pair-form.tsx";
import { PairRow } from "./pair-row.tsx";

function Pairs({ pairs }: { pairs: readonly MinimalPair[] }) {
  const { t } = useTranslation("ear");
  const isEmpty = pairs.length === 0;
  if (isEmpty) return <EmptyState title={t("pairs.empty")} hint={t("pairs.emptyHint")} />;
  return (
    <ul className="space-y-4">
      {pairs.map((pair) => (
        <PairRow key={pair.id} pair={pair} />
      ))}
    </ul>
  );
}

/** The words that the ear is trained with, for who adds and records them. */
export function PairsPage() {
  const { t } = useTranslation("ear");
  const query = useQuery(minimalPairsQuery);
  return (
    <>
      <PageHeader title={t("pairs.title")} description={t("pairs.lead")} />
      <QueryView query={query}>
        {({ pairs, can_add: canAdd }) =>
          canAdd ? (
            <div className="space-y-6">
              <Card className="space-y-4">
                <CardTitle>{t("pairs.add")}</CardTitle>
                <PairForm />
              </Card>
              <Pairs pairs={pairs} />
            </div>
          ) : (
            <EmptyState title={t("pairs.closed")} hint={t("pairs.closedHint")} />
          )
        }
      </QueryView>
    </>
  );
}
