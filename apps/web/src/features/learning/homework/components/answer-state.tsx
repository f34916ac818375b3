import type { RecitationAnswer } from "@riwaq/contracts/learning/homework";
import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ErrorList } from "../../../../components/ui/error-list.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { deviceTimeZone, formatDate, formatDateTime } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useAnswer } from "../mutations.ts";

type AnswerStateProps = { id: string; answer: RecitationAnswer };

/** For the teacher the last press; for the family whether it was heard, or by when it will be. */
export function AnswerState({ id, answer }: AnswerStateProps) {
  const { t } = useTranslation("homework");
  const { language } = useLanguage();
  const zone = useReaderZone() ?? deviceTimeZone();
  const failureMessages = useFailureMessages();
  const send = useAnswer();
  const { answered_at, answer_by, can_answer } = answer;
  if (answered_at !== null) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex items-center gap-2 font-semibold text-success">
          <Check aria-hidden strokeWidth={1.75} className="size-5" />
          {t("answer.done", { date: formatDate(answered_at, language, zone) })}
        </p>
        {can_answer && (
          <Button asChild variant="outline">
            <Link to={paths.toHear}>{t("answer.next")}</Link>
          </Button>
        )}
      </div>
    );
  }
  if (answer_by === null) return null;
  const by = formatDateTime(answer_by, language, zone);
  if (!can_answer) return <Note>{t("answer.waits", { date: by })}</Note>;
  return (
    <div className="space-y-3 border-t border-line pt-4">
      <p className="text-sm text-ink-muted">{t("answer.by", { date: by })}</p>
      <ErrorList messages={send.error ? failureMessages(send.error) : []} />
      <Button
        className="w-full"
        disabled={send.isPending}
        onClick={() => send.mutate(id, { onSuccess: () => toast({ title: t("answer.sent") }) })}
      >
        <Check aria-hidden strokeWidth={1.75} />
        {t("answer.send")}
      </Button>
    </div>
  );
}
