import type { ReportContent } from "@riwaq/contracts/learning/reports";
import { BookOpenCheck } from "lucide-react";
import { useTranslation } from "react-i18next";

import { OwnText, WordList } from "./report-words.tsx";

type PracticeCardProps = { content: ReportContent; isOwn: boolean };

/** What to do until the next lesson: the part of a report that is lived with. Wants the namespace `reports`. */
export function PracticeCard({ content, isOwn }: PracticeCardProps) {
  const { t } = useTranslation("reports");
  const { homework, homework_phrases, to_work_on } = content;
  const isEmpty = homework === "" && homework_phrases.length + to_work_on.length === 0;
  if (isEmpty) return null;
  return (
    <section className="space-y-4 rounded-md border border-accent/60 bg-accent-soft p-5 text-ink sm:p-6">
      <h2 className="flex items-center gap-3 text-xl">
        <BookOpenCheck aria-hidden strokeWidth={1.75} className="size-6 shrink-0" />
        {t(isOwn ? "practice.own" : "practice.child")}
      </h2>
      <div className="space-y-2 text-lg">
        {homework_phrases.length > 0 && <WordList words={homework_phrases} />}
        {homework !== "" && <OwnText text={homework} />}
      </div>
      {to_work_on.length > 0 && (
        <div className="space-y-1.5">
          <h3 className="text-base font-semibold">{t("practice.care")}</h3>
          <WordList words={to_work_on} />
        </div>
      )}
    </section>
  );
}
