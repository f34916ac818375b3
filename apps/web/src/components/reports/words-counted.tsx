import type { Progress } from "@riwaq/contracts/learning/reports";
import { keyOfWord } from "@riwaq/domain/learning/phrases/phrase";
import { useTranslation } from "react-i18next";

import { WordText } from "../lessons/report-words.tsx";
import { Card, CardTitle } from "../ui/card.tsx";

type WordsProps = { title: string; words: Progress["strengths"] };

function Words({ title, words }: WordsProps) {
  const { t } = useTranslation("reports");
  if (words.length === 0) return null;
  return (
    <Card className="space-y-3 p-4! sm:p-6!">
      <CardTitle>{title}</CardTitle>
      <ul className="divide-y divide-line">
        {words.map(({ word, count }) => (
          <li
            key={keyOfWord(word)}
            className="flex flex-wrap items-baseline justify-between gap-4 py-2"
          >
            <span className="min-w-0">
              <WordText word={word} />
            </span>
            <span className="shrink-0 text-sm text-ink-muted">{t("words.count", { count })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type WordsCountedProps = { progress: Pick<Progress, "strengths" | "to_work_on"> };

/** What teachers named most often. */
export function WordsCounted({ progress }: WordsCountedProps) {
  const { t } = useTranslation("reports");
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <Words title={t("progress.strengths")} words={progress.strengths} />
      <Words title={t("progress.toWorkOn")} words={progress.to_work_on} />
    </div>
  );
}
