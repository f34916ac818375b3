import type { FigureSums, Figures } from "@riwaq/contracts/views/figures";
import { GONE_REASONS } from "@riwaq/domain/views/figures";
import { lazy, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { FactList } from "../../../../components/ui/fact-list.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatMonth, formatNumber } from "../../../../lib/format.ts";
import type { FiguresSearch } from "../model/figures-search.ts";
import { type FigureColumn, useFigureColumns } from "../model/use-figure-columns.ts";
import { tableHref } from "../queries.ts";
import { FateLegend } from "./fate-patterns.tsx";
import { FigureSection, FigureTable } from "./figures-section.tsx";

// The library that draws weighs more than the rest of the page.
const charts = () => import("./figures-charts.tsx");
const LessonsChart = lazy(async () => ({ default: (await charts()).LessonsChart }));
const PunctualityChart = lazy(async () => ({ default: (await charts()).PunctualityChart }));
const ReportsChart = lazy(async () => ({ default: (await charts()).ReportsChart }));
const TrialsChart = lazy(async () => ({ default: (await charts()).TrialsChart }));
const GoneChart = lazy(async () => ({ default: (await charts()).GoneChart }));

export type SectionsProps = { figures: Figures; search: FiguresSearch };
type ByMonth = FigureSums & { month: string | null };

type MonthsProps = SectionsProps & {
  title: string;
  picture: ReactNode;
  columns: readonly FigureColumn<FigureSums>[];
  children?: ReactNode;
};

function MonthsSection({ figures, search, title, picture, columns, children }: MonthsProps) {
  const { t } = useTranslation("figures");
  const { language } = useLanguage();
  const month: FigureColumn<ByMonth> = {
    id: "month",
    header: t("columns.months"),
    cell: (row) => (row.month === null ? t("total") : formatMonth(row.month, language)),
  };
  return (
    <FigureSection title={title} href={tableHref(search, "months")} picture={picture}>
      <FigureTable<ByMonth>
        caption={title}
        columns={[month, ...columns]}
        rows={figures.months}
        rowKey={(row) => String(row.month)}
        total={{ ...figures.total, month: null }}
      />
      {children}
    </FigureSection>
  );
}

function Reasons({ gone }: Pick<Figures, "gone">) {
  const { t } = useTranslation("figures");
  const { language } = useLanguage();
  const known = GONE_REASONS.filter((reason) => gone[reason] > 0);
  if (known.length === 0) return <p className="mt-4 text-ink-muted">{t("families.none")}</p>;
  return (
    <section className="mt-5">
      <h3 className="text-base! font-semibold">{t("families.why")}</h3>
      <FactList
        facts={known.map((reason) => ({
          label: t(`families.reasons.${reason}`),
          value: formatNumber(gone[reason], language),
        }))}
      />
    </section>
  );
}

/** By month: what became of lessons, how punctual they were, reports, trials and families. */
export function MonthSections(props: SectionsProps) {
  const { t } = useTranslation("figures");
  const columns = useFigureColumns();
  const { months, gone } = props.figures;
  return (
    <>
      <MonthsSection
        {...props}
        title={t("lessons.title")}
        columns={columns.fates}
        picture={
          <>
            <LessonsChart months={months} />
            <div className="mt-3">
              <FateLegend />
            </div>
          </>
        }
      />
      <MonthsSection
        {...props}
        title={t("punctuality.title")}
        columns={columns.punctuality}
        picture={<PunctualityChart months={months} />}
      />
      <MonthsSection
        {...props}
        title={t("reports.title")}
        columns={columns.reports}
        picture={<ReportsChart months={months} />}
      />
      <MonthsSection
        {...props}
        title={t("trials.title")}
        columns={columns.trials}
        picture={<TrialsChart months={months} />}
      />
      <MonthsSection
        {...props}
        title={t("families.title")}
        columns={columns.gone}
        picture={<GoneChart months={months} />}
      >
        <Reasons gone={gone} />
      </MonthsSection>
    </>
  );
}
