import { ANSWER_WITHIN_DAYS } from "@riwaq/domain/learning/homework/homework";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Card } from "../../../../components/ui/card.tsx";
import { paths } from "../../../../config/paths.ts";
import { answerQuery } from "../queries.ts";

/** Why something is recited that no homework asks for: a portion of the evening, or to be placed. */
export type Purpose = "evening" | "placement";
type BackProps = { studentId: string; purpose: Purpose | undefined };
type SentProps = BackProps & { id: string; onAgain: () => void };

/** To where it was begun. */
function WayBack({ studentId, purpose }: BackProps) {
  const { t } = useTranslation(["homework", "common"]);
  if (purpose === "placement") {
    return (
      <Button asChild>
        <Link to={paths.recitePlacement} search={{ pupil: studentId }}>
          {t("place.whereItIs")}
        </Link>
      </Button>
    );
  }
  return (
    <Button asChild>
      {purpose === "evening" ? (
        <Link to={paths.practice} search={{ pupil: studentId }}>
          {t("common:titles.practice")}
        </Link>
      ) : (
        <Link to={paths.homework} params={{ id: studentId }}>
          {t("record.back")}
        </Link>
      )}
    </Button>
  );
}

/** What becomes of it now. An answer is promised only where somebody teaches the pupil. */
export function RecordSent({ id, studentId, purpose, onAgain }: SentProps) {
  const { t } = useTranslation("homework");
  const { data: answer } = useQuery(answerQuery(id));
  const isPromised = answer !== undefined && answer.answer_by !== null;
  const isPlacement = purpose === "placement";
  const promise = isPlacement
    ? t("place.sentWords")
    : t("record.sentWords", { count: ANSWER_WITHIN_DAYS });
  return (
    <Card className="mx-auto max-w-xl space-y-4 text-center">
      <h2 role="status">{t(isPlacement || !isPromised ? "place.sent" : "record.sent")}</h2>
      <p className="min-h-lh text-ink-muted">
        {answer && (isPromised ? promise : t("record.sentAlone"))}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <WayBack studentId={studentId} purpose={purpose} />
        <Button variant="outline" onClick={onAgain}>
          {t("record.again")}
        </Button>
      </div>
    </Card>
  );
}
