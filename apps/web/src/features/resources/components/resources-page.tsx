import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../components/ui/page-header.tsx";
import { QueryView } from "../../../components/ui/query-view.tsx";
import { resourcesQuery } from "../api/resources.ts";
import { AddResourceDialog } from "./add-resource-dialog.tsx";
import { FoundResources } from "./found-resources.tsx";

type ResourcesPageProps = {
  /** Chooses one of the teacher's students. */
  studentField: ReactNode;
};

/** A teacher's learning material. */
export function ResourcesPage({ studentField }: ResourcesPageProps) {
  const { t } = useTranslation("resources");
  const query = useQuery(resourcesQuery);
  return (
    <>
      <PageHeader title={t("title")} actions={<AddResourceDialog studentField={studentField} />} />
      <QueryView
        query={query}
        empty={<EmptyState title={t("empty.title")} hint={t("empty.hint")} />}
      >
        {(resources) => <FoundResources resources={resources} />}
      </QueryView>
    </>
  );
}
