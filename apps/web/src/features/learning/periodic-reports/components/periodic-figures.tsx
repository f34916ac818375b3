import type { PeriodicFigures as Figures } from "@riwaq/contracts/learning/periodic-reports";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { GradeBadge } from "../../../../components/lessons/grade-badge.tsx";
import { ProgressPictures } from "../../../../components/reports/progress-pictures.tsx";
import { lessonsOf } from "../../../../components/reports/progress-weeks.ts";
import { SurasLearned } from "../../../../components/reports/suras-learned.tsx";
import { WeeksTable } from "../../../../components/reports/weeks-table.tsx";
import { WordsCounted } from "../../../../components/reports/words-counted.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber, formatPercent } from "../../../../lib/format.ts";

const MINUTES_PER_HOUR = 60;

function useTaught(total: number) {
  const { t } = useTranslation("reports");
  const { language } = useLanguage();
  const hours = formatNumber(Math.floor(total / MINUTES_PER_HOUR), language);
  const minutes = formatNumber(total % MINUTES_PER_HOUR, language);
  if (total < MINUTES_PER_HOUR) return t("periodic.time.minutes", { minutes });
  if (total % MINUTES_PER_HOUR === 0) return t("periodic.time.hours", { hours });
  return t("periodic.time.both", { hours, minutes });
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 rounded-md border border-line bg-surface p-4">
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="mt-auto font-display text-2xl tabular-nums">{children}</dd>
    </div>
  );
}

function Totals({ figures }: { figures: Figures }) {
  const { t } = useTranslation("reports");
  const { language } = useLanguage();
  const { attendance, performance, lessons } = figures;
  const taught = useTaught(figures.minutes);
  const planned = lessonsOf(attendance);
  const attended = attendance.present + attendance.late;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
      <Figure label={t("periodic.lessons")}>{formatNumber(lessons, language)}</Figure>
      <Figure label={t("periodic.taught")}>{taught}</Figure>
      <Figure label={t("periodic.attendance")}>
        {planned > 0 ? formatPercent(attended / planned, language) : "–"}
      </Figure>
      <Figure label={t("progress.performance")}>
        {performance ? <GradeBadge grade={performance} className="font-sans text-base!" /> : "–"}
      </Figure>
    </dl>
  );
}

const REMEMBERED = ["held", "learned", "heard", "evenings"] as const;

/** What is known by heart, and how it was kept; nothing of whoever memorises nothing. */
function Remembered({ memory }: Pick<Figures, "memory">) {
  const { t } = useTranslation("reports");
  const { language } = useLanguage();
  if (!memory) return null;
  return (
    <section className="space-y-2">
      <h3>{t("periodic.memory.title")}</h3>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
        {REMEMBERED.map((figure) => (
          <Figure key={figure} label={t(`periodic.memory.${figure}`)}>
            {formatNumber(memory[figure], language)}
          </Figure>
        ))}
      </dl>
    </section>
  );
}

/** What the lesson reports of the quarter come to. */
export function PeriodicFigures({ figures }: { figures: Figures }) {
  const { t } = useTranslation("reports");
  const { weeks, attendance, suras } = figures;
  return (
    <section className="space-y-5">
      <h2>{t("periodic.figures")}</h2>
      <Totals figures={figures} />
      <ProgressPictures weeks={weeks} attendance={attendance} />
      <WeeksTable weeks={weeks} />
      <SurasLearned suras={suras} />
      <Remembered memory={figures.memory} />
      <WordsCounted progress={figures} />
    </section>
  );
}
