import type { RecitationAnswer } from "@riwaq/contracts/learning/homework";
import type { RecitationDetails } from "@riwaq/contracts/learning/recitations";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { useRange } from "../../../../components/recitations/use-range.ts";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { Skeleton } from "../../../../components/ui/skeleton.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { deviceTimeZone, formatDateTime, isolated } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { answerQuery, heardQuery } from "../queries.ts";
import { Listening } from "./listening.tsx";

function Head({
  recitation,
  answer,
}: {
  recitation: RecitationDetails;
  answer: RecitationAnswer | undefined;
}) {
  const { t } = useTranslation("homework");
  const { language } = useLanguage();
  const zone = useReaderZone() ?? deviceTimeZone();
  const range = useRange()(recitation);
  const date = formatDateTime(recitation.began_at, language, zone);
  return (
    <>
      <PageHeader
        title={range}
        description={t("listen.by", { name: isolated(recitation.student), date })}
      />
      {answer?.homework?.words && (
        <p className="-mt-4 mb-6 measure text-ink-muted">
          <bdi>{answer.homework.words}</bdi>
        </p>
      )}
    </>
  );
}

/** One recording that was made at home: the page beside it, what the teacher says to it, and marks on its line. */
export function RecordingPage({ id }: { id: string }) {
  const { t } = useTranslation("homework");
  const query = useQuery(heardQuery(id));
  const answer = useQuery(answerQuery(id));
  if (query.error instanceof ApiError && query.error.status === 404) {
    return <EmptyState title={t("listen.nothing")} hint={t("listen.nothingHint")} />;
  }
  return (
    <QueryView query={query} loading={<Skeleton className="h-96 rounded-md" />}>
      {(recitation) => (
        <>
          <Head recitation={recitation} answer={answer.data} />
          <QueryView query={answer} loading={<Skeleton className="h-96 rounded-md" />}>
            {(said) => <Listening recitation={recitation} answer={said} />}
          </QueryView>
        </>
      )}
    </QueryView>
  );
}
