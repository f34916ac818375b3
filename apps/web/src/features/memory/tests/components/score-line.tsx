import type { Test } from "@riwaq/contracts/memory/tests";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";

const FIGURES = ["memory", "tajwid"] as const;

/** How much of the points is left, from which on it is called so. */
const WORDS = [
  [0.95, "firm"],
  [0.8, "good"],
  [0.6, "fair"],
  [0, "again"],
] as const;

export const wordOf = (score: number, full: number) =>
  WORDS.find(([from]) => score >= from * full)?.[1] ?? "again";

type Scored = Pick<Test, "score" | "full">;

/** The two figures, each of how many points and in a word; never one sum of both. */
export function ScoreLine({ test: { score, full } }: { test: Scored }) {
  const { t } = useTranslation("tests");
  const { language } = useLanguage();
  if (!score) return null;
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {FIGURES.map((figure) => (
        <div key={figure}>
          <dt className="text-sm text-ink-muted">{t(`score.${figure}`)}</dt>
          <dd>
            <span className="font-display text-2xl tabular-nums">
              {t("score.of", {
                score: formatNumber(score[figure], language),
                full: formatNumber(full[figure], language),
              })}
            </span>
            <span className="block">{t(`score.${wordOf(score[figure], full[figure])}`)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
