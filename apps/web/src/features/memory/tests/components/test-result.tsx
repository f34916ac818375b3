import type { TestDetails, TestQuestion } from "@riwaq/contracts/memory/tests";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card } from "../../../../components/ui/card.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { deviceTimeZone, formatLongDate, formatNumber, isolated } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { MarkedWords } from "./marked-words.tsx";
import { ScoreLine } from "./score-line.tsx";
import { useQuestionName } from "./use-question-name.ts";

/** What came of a test, in figures and in words, and each question with what was marked in it. */
export function TestResult({ test }: { test: TestDetails }) {
  const { t } = useTranslation("tests");
  const { language } = useLanguage();
  const zone = useReaderZone() ?? deviceTimeZone();
  const { score, note, held_by: heldBy, finished_at: finishedAt, scheme } = test;
  const asked = test.questions.filter(({ asked_at: askedAt }) => askedAt !== null);
  return (
    <div className="max-w-3xl space-y-6">
      <Card className="space-y-5">
        <ScoreLine test={test} />
        {score && (
          <p>
            <Badge tone={score.is_passed ? "green" : "yellow"}>
              {t(score.is_passed ? "score.passed" : "score.notYet")}
            </Badge>
          </p>
        )}
        {note !== "" && (
          <p dir="auto" className="text-lg">
            {note}
          </p>
        )}
        <p className="text-sm text-ink-muted">
          {t("list.by", { name: isolated(heldBy) })}
          {finishedAt && ` · ${formatLongDate(finishedAt, language, zone)}`}
          {" · "}
          {t("test.scheme", {
            name: isolated(scheme.name),
            version: formatNumber(scheme.version, language),
          })}
        </p>
      </Card>
      <ol className="space-y-4">
        {asked.map((question, at) => (
          <li key={`${question.from.sura}:${question.from.aya}`}>
            <AskedQuestion question={question} number={at + 1} />
          </li>
        ))}
      </ol>
      <Button asChild variant="outline">
        <Link to={paths.tests} params={{ id: test.student_id }} search={{}}>
          {t("test.all")}
        </Link>
      </Button>
    </div>
  );
}

function AskedQuestion({ question, number }: { question: TestQuestion; number: number }) {
  const { t } = useTranslation("tests");
  const { language } = useLanguage();
  const nameOf = useQuestionName();
  return (
    <Card className="space-y-3">
      <h2 className="text-lg">
        {t("test.question", { number: formatNumber(number, language) })}
        <span className="block font-sans text-base font-normal text-ink-muted">
          {nameOf(question)}
        </span>
      </h2>
      {question.marks.length > 0 ? (
        <MarkedWords marks={question.marks} />
      ) : (
        <p>{t("test.clean")}</p>
      )}
    </Card>
  );
}
