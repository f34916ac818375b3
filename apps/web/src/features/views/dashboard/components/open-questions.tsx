import type { OutcomeQuestion } from "@riwaq/contracts/scheduling/outcomes";
import { useTranslation } from "react-i18next";

import { OutcomeQuestionRow } from "../../../../components/lessons/outcomes/outcome-question.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";

/** Lessons of which only the teacher knows how they ended: nothing where none is open. */
export function OpenQuestions({
  questions,
}: {
  questions: readonly OutcomeQuestion[] | undefined;
}) {
  const { t } = useTranslation("dashboard");
  if (!questions || questions.length === 0) return null;
  return (
    <Card>
      <CardTitle>{t("questions.title", { count: questions.length })}</CardTitle>
      <p className="text-ink-muted">{t("questions.description")}</p>
      <ul className="divide-y divide-line">
        {questions.map((question) => (
          <OutcomeQuestionRow key={question.session_id} question={question} isStaff={false} />
        ))}
      </ul>
    </Card>
  );
}
