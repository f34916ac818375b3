import type { TestDetails, TestQuestion } from "@riwaq/contracts/memory/tests";
import { ChevronRight, Flag } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { ErrorList } from "../../../../components/ui/error-list.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useRunTest, useTestMarks } from "../mutations.ts";
import { FinishDialog } from "./finish-dialog.tsx";
import { MarkedWords } from "./marked-words.tsx";
import { QuestionPages } from "./question-pages.tsx";
import { useQuestionName } from "./use-question-name.ts";

/** The question that is asked now, on its pages; what is marked counts for it until the next one is asked. */
export function RunningTest({ test }: { test: TestDetails }) {
  const failureMessages = useFailureMessages();
  const run = useRunTest(test.id);
  const { make, takeBack } = useTestMarks();
  const at = test.questions.findLastIndex(({ asked_at: askedAt }) => askedAt !== null);
  const question = test.questions[at];
  if (!question) return null;
  const error = run.ask.error ?? make.error ?? takeBack.error ?? run.drop.error;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <QuestionPages key={at} test={test} question={question} onMark={make.mutate} />
      <aside className="space-y-5 rounded-md border border-line bg-surface p-5 lg:sticky lg:top-20">
        <Asked at={at} of={test.questions.length} question={question} />
        {question.marks.length > 0 && (
          <MarkedWords marks={question.marks} onTakeBack={({ id }) => takeBack.mutate(id)} />
        )}
        <ErrorList messages={error ? failureMessages(error) : []} />
        <Ways
          run={run}
          next={at + 1 < test.questions.length ? at + 2 : null}
          isBusy={make.isPending || takeBack.isPending || run.ask.isPending}
        />
      </aside>
    </div>
  );
}

function Asked({ at, of, question }: { at: number; of: number; question: TestQuestion }) {
  const { t } = useTranslation("tests");
  const { language } = useLanguage();
  const nameOf = useQuestionName();
  return (
    <header className="space-y-1">
      <p className="text-sm text-ink-muted tabular-nums">
        {t("test.at", { at: formatNumber(at + 1, language), of: formatNumber(of, language) })}
      </p>
      <h2 className="text-xl">{nameOf(question)}</h2>
      {question.kind === "similar" && <Badge tone="yellow">{t("test.similar")}</Badge>}
      <p className="text-sm text-ink-muted">{t("test.hint")}</p>
    </header>
  );
}

type WaysProps = {
  run: ReturnType<typeof useRunTest>;
  /** The number of the question after this one; null of the last. */
  next: number | null;
  /** A mark is on its way: by its time it belongs to this question. */
  isBusy: boolean;
};

function Ways({ run: { ask, finish, drop }, next, isBusy }: WaysProps) {
  const { t } = useTranslation("tests");
  return (
    <div className="flex flex-wrap gap-3">
      {next !== null && (
        <Button disabled={isBusy} onClick={() => ask.mutate(next)}>
          {t("test.next")}
          <ChevronRight aria-hidden strokeWidth={1.75} className="rtl:-scale-x-100" />
        </Button>
      )}
      <FinishDialog
        finish={finish}
        trigger={
          <Button variant={next === null ? "default" : "outline"} disabled={isBusy}>
            <Flag aria-hidden strokeWidth={1.75} />
            {t("finish.do")}
          </Button>
        }
      />
      <ConfirmDialog
        trigger={<Button variant="ghost">{t("drop.do")}</Button>}
        title={t("drop.title")}
        description={t("drop.hint")}
        confirmLabel={t("drop.do")}
        mutation={drop}
        sent={undefined}
      />
    </div>
  );
}
