import type { Report } from "@riwaq/contracts/learning/reports";
import { keyOfWord } from "@riwaq/domain/learning/phrases/phrase";
import { Link } from "@tanstack/react-router";
import { ChartSpline, FileText } from "lucide-react";
import { useTranslation } from "react-i18next";

import { CoveredList } from "../../../../components/lessons/covered-list.tsx";
import { PracticeCard } from "../../../../components/lessons/practice-card.tsx";
import { WordText } from "../../../../components/lessons/report-words.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLongDate } from "../../../../lib/format.ts";

type LastLessonProps = { report: Report; timeZone: string };

function LastLesson({ report, timeZone }: LastLessonProps) {
  const { t } = useTranslation("homes");
  const { language } = useLanguage();
  const { covered, strengths } = report.content;
  return (
    <Card className="space-y-4 p-5! sm:p-6!">
      <div>
        <CardTitle>{t("last.title")}</CardTitle>
        <p className="text-ink-muted first-letter:uppercase">
          {formatLongDate(report.starts_at, language, timeZone)}
        </p>
      </div>
      {strengths.length > 0 && (
        <div>
          <h3 className="font-sans text-base! font-semibold">{t("last.strengths")}</h3>
          <ul className="mt-1.5 flex flex-wrap gap-2">
            {strengths.map((word) => (
              <li
                key={keyOfWord(word)}
                className="rounded-full bg-success-soft px-3.5 py-1 text-success"
              >
                <WordText word={word} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {covered.length > 0 && <CoveredList items={covered} />}
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="outline">
          <Link to={paths.report} params={{ id: report.id }}>
            <FileText aria-hidden strokeWidth={1.75} />
            {t("last.open")}
          </Link>
        </Button>
        <Button asChild variant="outline">
          <Link to={paths.progress} params={{ id: report.student_id }}>
            <ChartSpline aria-hidden strokeWidth={1.75} className="flip-rtl" />
            {t("last.progress")}
          </Link>
        </Button>
      </div>
    </Card>
  );
}

type PracticeProps = { report: Report | null; timeZone: string };

/** What to practise, and what went well: from the last report. */
export function Practice({ report, timeZone }: PracticeProps) {
  const { t } = useTranslation("homes");
  if (!report) {
    return (
      <Card>
        <CardTitle>{t("practice.title")}</CardTitle>
        <p className="mt-2 text-ink-muted">{t("practice.none")}</p>
      </Card>
    );
  }
  return (
    <>
      <PracticeCard content={report.content} isOwn />
      <LastLesson report={report} timeZone={timeZone} />
    </>
  );
}
