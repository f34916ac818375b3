import type { Outcome, OutcomeQuestion, SideSeen } from "@riwaq/contracts/scheduling/outcomes";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { paths } from "../../../config/paths.ts";
import { useLanguage } from "../../../i18n/use-language.ts";
import { formatNames, formatTime, formatTimeSpan } from "../../../lib/format.ts";
import { useCity } from "../../../lib/use-city.ts";
import { useFailureMessages } from "../../../lib/use-failure-messages.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useOutcomeWords } from "./use-outcome-words.ts";
import { useAnswerQuestion } from "./use-say-outcome.ts";

type SeenProps = { who: string; seen: SideSeen; zone: string };

/** What is known of one side: that it was there and for how long, that it pressed the button, or nothing. */
function Seen({ who, seen: { first_at, minutes, is_press_only }, zone }: SeenProps) {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const known = is_press_only ? "opened" : "came";
  const what =
    first_at === null
      ? t("question.seen.never")
      : t(`question.seen.${known}`, {
          time: formatTime(first_at, language, zone),
          count: minutes,
        });
  return (
    <li>
      <bdi className="font-semibold">{who}</bdi> {what}
    </li>
  );
}

type QuestionProps = {
  question: OutcomeQuestion;
  /** Staff read whose lesson it was, and say why they answer: on the lesson's own page. */
  isStaff: boolean;
  /** Of the link of a mail, by which it is answered without signing in. */
  token?: string | undefined;
};

/** A lesson that is over and of which it is asked how it ended, with what was seen and the answers that are likely. */
export function OutcomeQuestionRow({ question, isStaff, token }: QuestionProps) {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const city = useCity();
  const { starts_at: startsAt, ends_at: endsAt, time_zone: zone, students_names } = question;
  const pupils = formatNames(students_names, language);
  const title = isStaff ? `${question.teacher_name} · ${pupils}` : pupils;
  return (
    <li className="space-y-3 py-4 last:pb-0">
      <div>
        <p className="font-semibold">
          <bdi>{title}</bdi>
        </p>
        <p className="text-ink-muted">
          <bdi>{formatTimeSpan(startsAt, endsAt, language, zone)}</bdi> <bdi>{city(zone)}</bdi>
        </p>
      </div>
      <ul className="text-ink-muted">
        <Seen
          who={isStaff ? question.teacher_name : t("question.you")}
          seen={question.teacher}
          zone={zone}
        />
        <Seen who={pupils} seen={question.pupil} zone={zone} />
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        {!isStaff && <LikelyAnswers question={question} token={token} />}
        <Button asChild variant={isStaff ? "outline" : "link"}>
          <Link to={paths.lessonOutcome} params={{ id: question.session_id }}>
            {t(isStaff ? "question.answer" : "question.other")}
          </Link>
        </Button>
      </div>
    </li>
  );
}

const HELD: Outcome = {
  kind: "completed",
  teacher_late_min: 0,
  pupil_late_min: 0,
  lost_min: 0,
  lost_by: null,
};

/** One press each: what presence suggests, and that the lesson was held as planned. */
function LikelyAnswers({ question, token }: Omit<QuestionProps, "isStaff">) {
  const { suggested } = question;
  const likely = suggested.kind === "completed" ? [suggested] : [suggested, HELD];
  return likely.map((outcome, index) => (
    <LikelyAnswer
      key={outcome.kind}
      question={question}
      token={token}
      outcome={outcome}
      isFirst={index === 0}
    />
  ));
}

type AnswerProps = Omit<QuestionProps, "isStaff"> & { outcome: Outcome; isFirst: boolean };

function LikelyAnswer({ question, outcome, isFirst, token }: AnswerProps) {
  const { t } = useTranslation("sessions");
  const words = useOutcomeWords();
  const failureMessages = useFailureMessages();
  const saying = useAnswerQuestion(token);
  const { kind, lost_min, lost_by } = outcome;
  const sent = { id: question.session_id, body: { kind, lost_min, lost_by } };
  const done = () => toast({ title: t("outcome.done") });
  const failed = (error: Error) =>
    toast({
      title: t("outcome.failed"),
      description: failureMessages(error).join(" "),
      variant: "destructive",
    });
  const press = () => saying.mutate(sent, { onSuccess: done, onError: failed });
  const isFinal = kind === "teacher_absent" || kind === "both_absent";
  const button = (
    <Button
      variant={isFirst ? "default" : "outline"}
      aria-busy={saying.isPending}
      disabled={saying.isPending}
      {...(!isFinal && { onClick: press })}
    >
      {words(outcome)}
    </Button>
  );
  if (!isFinal) return button;
  return (
    <ConfirmDialog
      trigger={button}
      title={words(outcome)}
      description={t("question.final")}
      confirmLabel={t("outcome.save")}
      mutation={saying}
      sent={sent}
      onDone={done}
      failureTitle={t("outcome.failed")}
    />
  );
}
