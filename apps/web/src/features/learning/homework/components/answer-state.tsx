import type { RecitationAnswer } from "@riwaq/contracts/learning/homework";
import type { Recitation } from "@riwaq/contracts/learning/recitations";
import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { useState } from "react";
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
import { LevelForm } from "./level-form.tsx";

type AnswerStateProps = { recitation: Recitation; answer: RecitationAnswer };

/** For the teacher the last press; for the family whether it was heard, or by when it will be. */
export function AnswerState({ recitation, answer }: AnswerStateProps) {
  const { t } = useTranslation("homework");
  const { language } = useLanguage();
  const zone = useReaderZone() ?? deviceTimeZone();
  const { answered_at, answer_by, can_answer } = answer;
  if (answered_at !== null) {
    return (
      <div className="space-y-4">
        {recitation.for_placement && <Level recitation={recitation} mayChange={can_answer} />}
        <Answered at={answered_at} isTeacher={can_answer} />
      </div>
    );
  }
  if (answer_by === null) return null;
  const by = formatDateTime(answer_by, language, zone);
  if (!can_answer) return <Note>{t("answer.waits", { date: by })}</Note>;
  return (
    <div className="space-y-3 border-t border-line pt-4">
      <p className="text-sm text-ink-muted">{t("answer.by", { date: by })}</p>
      <Send recitation={recitation} />
    </div>
  );
}

function Answered({ at, isTeacher }: { at: string; isTeacher: boolean }) {
  const { t } = useTranslation("homework");
  const { language } = useLanguage();
  const zone = useReaderZone() ?? deviceTimeZone();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="flex items-center gap-2 font-semibold text-success">
        <Check aria-hidden strokeWidth={1.75} className="size-5" />
        {t("answer.done", { date: formatDate(at, language, zone) })}
      </p>
      {isTeacher && (
        <Button asChild variant="outline">
          <Link to={paths.toHear}>{t("answer.next")}</Link>
        </Button>
      )}
    </div>
  );
}

/** Of a placement with how the pupil recites. */
function Send({ recitation }: { recitation: Recitation }) {
  const { t } = useTranslation("homework");
  const failureMessages = useFailureMessages();
  const answer = useAnswer();
  const onSaid = () => toast({ title: t("answer.sent") });
  const { id, for_placement: isPlacement } = recitation;
  if (isPlacement) {
    return <LevelForm {...{ recitation, answer, onSaid }} label={t("answer.send")} />;
  }
  return (
    <>
      <ErrorList messages={answer.error ? failureMessages(answer.error) : []} />
      <Button
        className="w-full"
        disabled={answer.isPending}
        onClick={() => answer.mutate({ id }, { onSuccess: onSaid })}
      >
        <Check aria-hidden strokeWidth={1.75} />
        {t("answer.send")}
      </Button>
    </>
  );
}

type LevelProps = { recitation: Recitation; mayChange: boolean };

/** What the teacher found; said anew, the last word holds. */
function Level({ recitation, mayChange }: LevelProps) {
  const { t } = useTranslation(["homework", "recitations"]);
  const answer = useAnswer();
  const [isOpen, setIsOpen] = useState(false);
  const { level } = recitation;
  if (isOpen) {
    const onSaid = () => {
      setIsOpen(false);
      toast({ title: t("place.saved") });
    };
    return <LevelForm {...{ recitation, answer, onSaid }} label={t("place.save")} />;
  }
  return (
    <div className="space-y-2">
      {level && (
        <>
          <p className="font-display text-xl text-primary">
            {t(`recitations:levels.${level}.name`)}
          </p>
          <p className="measure">{t(`recitations:levels.${level}.next`)}</p>
        </>
      )}
      {mayChange && (
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          {t("place.other")}
        </Button>
      )}
    </div>
  );
}
