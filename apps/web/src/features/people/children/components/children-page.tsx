import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { ConfirmAddress } from "../../../../components/account/confirm-address.tsx";
import { ClosedPage } from "../../../../components/layout/closed-page.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { WishDialog } from "../../../../components/wishes/wish-dialog.tsx";
import { useUnconfirmedAddress } from "../../../../lib/confirm-address.ts";
import { childrenQuery } from "../../../../lib/own-children.ts";
import { AddChildDialog } from "./add-child-dialog.tsx";
import { ChildCard } from "./child-card.tsx";
import { LearnTooDialog } from "./learn-too-dialog.tsx";
import { LinkChildDialog } from "./link-child-dialog.tsx";

/** All children of a parent in one view. */
export function ChildrenPage({ payer }: { payer?: ReactNode }) {
  const { t } = useTranslation("children");
  const query = useQuery(childrenQuery);
  const [added, setAdded] = useState<{ id: string; name: string }>();
  const isConfirmed = useUnconfirmedAddress() === undefined;
  const actions = isConfirmed && (
    <>
      <LinkChildDialog />
      <AddChildDialog onAdded={setAdded} />
      <LearnTooDialog />
    </>
  );
  return (
    <>
      <PageHeader title={t("title")} description={t("intro")} actions={actions} />
      <ConfirmAddress className="mb-8" />
      <QueryView
        query={query}
        empty={<EmptyState title={t("empty.title")} hint={t("empty.hint")} />}
      >
        {(children) => (
          <ul aria-label={t("title")} className="grid grid-cols-1 gap-4 lg:grid-cols-2">
            {children.map((child) => (
              <ChildCard key={child.id} child={child} />
            ))}
          </ul>
        )}
      </QueryView>
      {added && <WishDialog learner={added} onClose={() => setAdded(undefined)} />}
      {payer}
    </>
  );
}

/** What everybody else finds at the parents' address. */
export function ForParents() {
  const { t } = useTranslation("children");
  return (
    <ClosedPage title={t("title")} reason={t("parentsOnly.title")} hint={t("parentsOnly.hint")} />
  );
}
