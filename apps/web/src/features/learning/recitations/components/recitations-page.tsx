import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { RecordingConsent } from "../../../../components/people/recording-consent.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card } from "../../../../components/ui/card.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { Pagination } from "../../../../components/ui/pagination.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { paths } from "../../../../config/paths.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { recordingConsentQuery } from "../../../../lib/recording-consent.ts";
import { recitationsQuery } from "../queries.ts";
import { RecitationItem } from "./recitation-item.tsx";
import { RecordCard } from "./record-card.tsx";

function Nobody() {
  const { t } = useTranslation(["recitations", "common"]);
  const action = (
    <Button asChild>
      <Link to={paths.home}>{t("common:notFound.home")}</Link>
    </Button>
  );
  return <EmptyState title={t("page.gone")} hint={t("page.goneHint")} action={action} />;
}

type RecitationsPageProps = {
  studentId: string;
  /** Staff hear alone. */
  canRecord: boolean;
};

/** The recordings of one pupil, for whoever hears them. */
export function RecitationsPage({ studentId, canRecord }: RecitationsPageProps) {
  const { t } = useTranslation("recitations");
  const [page, setPage] = useState(1);
  const query = useQuery(recitationsQuery(studentId, page));
  const { data: consent } = useQuery(recordingConsentQuery(studentId));
  const isAllowed = consent !== undefined && consent.given_at !== null;
  const isNobody = query.error instanceof ApiError && query.error.status === 404;
  if (isNobody) return <Nobody />;
  return (
    <>
      <PageHeader title={t("page.title")} description={t("page.lead")} />
      <div className="space-y-5">
        {canRecord && isAllowed && <RecordCard studentId={studentId} />}
        <QueryView
          query={query}
          isEmpty={({ total }) => total === 0}
          empty={<EmptyState title={t("page.empty")} hint={t("page.emptyHint")} />}
        >
          {({ recitations, page: current, pages }) => (
            <>
              <ul className="space-y-4">
                {recitations.map((recitation) => (
                  <li key={recitation.id}>
                    <RecitationItem recitation={recitation} />
                  </li>
                ))}
              </ul>
              {pages > 1 && <Pagination page={current} pageCount={pages} onPage={setPage} />}
            </>
          )}
        </QueryView>
        <Card className="*:border-t-0! *:pt-0!">
          <RecordingConsent studentId={studentId} />
        </Card>
      </div>
    </>
  );
}
