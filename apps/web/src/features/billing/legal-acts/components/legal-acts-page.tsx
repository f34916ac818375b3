import type { StaffLegalAct } from "@riwaq/contracts/billing/legal-acts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { deviceTimeZone } from "../../../../lib/format.ts";
import { ownProfileQuery } from "../../../../lib/own-profile.ts";
import { legalActsQuery } from "../queries.ts";
import { ActCard } from "./act-card.tsx";

type ListProps = { title: string; acts: readonly StaffLegalAct[]; timeZone: string };

function Acts({ title, acts, timeZone }: ListProps) {
  if (acts.length === 0) return null;
  return (
    <section aria-label={title} className="space-y-3">
      <h2 className="text-xl">{title}</h2>
      <ul className="space-y-3">
        {acts.map((act) => (
          <ActCard key={act.id} act={act} timeZone={timeZone} />
        ))}
      </ul>
    </section>
  );
}

/** What people declared of their contracts without signing in: staff say whose it is. */
export function LegalActsPage() {
  const { t } = useTranslation(["billing", "common"]);
  const query = useQuery(legalActsQuery);
  const timeZone = useQuery(ownProfileQuery).data?.time_zone ?? deviceTimeZone();
  return (
    <>
      <PageHeader title={t("common:titles.legalActs")} description={t("acts.intro")} />
      <QueryView
        query={query}
        isEmpty={({ open, matched }) => open.length + matched.length === 0}
        empty={<EmptyState title={t("acts.empty")} hint={t("acts.emptyHint")} />}
      >
        {({ open, matched }) => (
          <div className="max-w-3xl space-y-10">
            {open.length === 0 && <p className="text-ink-muted">{t("acts.allMatched")}</p>}
            <Acts title={t("acts.open")} acts={open} timeZone={timeZone} />
            <Acts title={t("acts.done")} acts={matched} timeZone={timeZone} />
          </div>
        )}
      </QueryView>
    </>
  );
}
