import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { saysNothing } from "../model/charges.ts";
import { subscriptionsQuery } from "../queries.ts";
import { PayerPage } from "./payer-page.tsx";
import { PupilPage } from "./pupil-page.tsx";
import { UnsoldPage } from "./unsold-page.tsx";

type PageProps = {
  isTeacher: boolean;
  /** What the payer has paid for, and what went back. */
  documents: ReactNode;
};

/** For the payer all that is paid for; for a pupil whose lessons somebody else pays, what is left of them. */
export function SubscriptionPage({ isTeacher, documents }: PageProps) {
  const { t } = useTranslation("subscription");
  const query = useQuery({ ...subscriptionsQuery, enabled: !isTeacher });
  if (isTeacher) return <UnsoldPage isTeacher />;
  if (!query.data) {
    return (
      <>
        <PageHeader title={t("title")} />
        <QueryView query={query}>{() => null}</QueryView>
      </>
    );
  }
  const { data } = query;
  if (saysNothing(data)) return <UnsoldPage isTeacher={false} />;
  const paysNothing =
    data.subscriptions.length + data.learners.length + data.charges.length + data.credits.length ===
    0;
  return paysNothing ? <PupilPage /> : <PayerPage all={data} documents={documents} />;
}
