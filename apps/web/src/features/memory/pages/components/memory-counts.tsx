import type { Memory } from "@riwaq/contracts/memory/plan";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDay, formatNumber } from "../../../../lib/format.ts";

const STAGES = ["old", "recent", "learning"] as const;

/** How many pages are held, and what waits for its turn. */
export function MemoryCounts({
  memory: { pages, overdue, caught_up_on: day },
}: {
  memory: Memory;
}) {
  const { t } = useTranslation("memory");
  const { language } = useLanguage();
  return (
    <div className="space-y-3">
      <dl className="grid grid-cols-3 gap-3">
        {STAGES.map((stage) => (
          <div
            key={stage}
            className="flex flex-col-reverse justify-end rounded-md border border-line bg-surface px-3 py-3 sm:px-5 sm:py-4"
          >
            <dt className="text-sm leading-snug text-ink-muted">{t(`counts.${stage}`)}</dt>
            <dd className="font-display text-3xl tabular-nums">
              <bdi>{formatNumber(pages[stage], language)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-muted">
        {overdue === 0 ? t("counts.inTime") : t("counts.overdue", { count: overdue })}
        {overdue > 0 && day !== null && (
          <> {t("counts.caughtUp", { day: formatDay(day, language) })}</>
        )}
      </p>
    </div>
  );
}
