import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { OutcomeQuestionRow } from "../../../../components/lessons/outcomes/outcome-question.tsx";
import { Card } from "../../../../components/ui/card.tsx";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { unansweredQuery } from "../queries.ts";

function Unanswered() {
  const { t } = useTranslation("sessions");
  const query = useQuery(unansweredQuery);
  return (
    <QueryView
      query={query}
      isEmpty={(questions) => questions.length === 0}
      empty={<EmptyState title={t("unanswered.empty")} hint={t("unanswered.emptyHint")} />}
    >
      {(questions) => (
        <Card>
          <ul aria-label={t("unanswered.title")} className="-mt-4 divide-y divide-line">
            {questions.map((question) => (
              <OutcomeQuestionRow key={question.session_id} question={question} isStaff />
            ))}
          </ul>
        </Card>
      )}
    </QueryView>
  );
}

/** Lessons that are over and of which nobody has said how they ended, for the institute's staff. */
export function UnansweredPage() {
  const { t } = useTranslation("sessions");
  return (
    <>
      <PageHeader title={t("unanswered.title")} description={t("unanswered.intro")} />
      <Unanswered />
    </>
  );
}
