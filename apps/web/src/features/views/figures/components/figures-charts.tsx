import type { Figures } from "@riwaq/contracts/views/figures";
import { useTranslation } from "react-i18next";
import { Bar, BarChart, Line, LineChart } from "recharts";

import {
  ChartFrame,
  ChartGrid,
  MARGIN,
  ValueAxis,
  WeekAxis,
} from "../../../../components/reports/progress-chart.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatMonthShort, formatNumber, formatPercent } from "../../../../lib/format.ts";
import { PARTS, punctualityOf } from "../model/lesson-parts.ts";

type MonthsProps = Pick<Figures, "months">;

const STILL = { isAnimationActive: false, maxBarSize: 34 } as const;
const NARROW = 40;

function useAxes() {
  const { language, direction } = useLanguage();
  const isReversed = direction === "rtl";
  // The drawing runs from left to right; an Arabic month within it does not.
  const month = (value: string) => {
    const text = formatMonthShort(value, language);
    return isReversed ? `\u2067${text}\u2069` : text;
  };
  const figure = (value: number) => formatNumber(value, language);
  const share = (value: number) => formatPercent(value, language);
  return { isReversed, month, figure, share };
}

type ColumnsProps = MonthsProps & {
  label: string;
  columns: ReadonlyArray<{ key: string; fill: string; isPiled?: boolean }>;
};

/** Bars by month, beside each other or piled up. */
function Columns({ months, label, columns }: ColumnsProps) {
  const axes = useAxes();
  return (
    <ChartFrame label={label}>
      <BarChart data={[...months]} margin={MARGIN} accessibilityLayer={false}>
        <ChartGrid />
        <WeekAxis dataKey="month" isReversed={axes.isReversed} format={axes.month} />
        <ValueAxis
          isReversed={axes.isReversed}
          width={NARROW + 8}
          domain={[0, "auto"]}
          format={axes.figure}
        />
        {columns.map(({ key, fill, isPiled = false }) => (
          <Bar
            key={key}
            dataKey={key}
            fill={fill}
            {...(isPiled && { stackId: "all" })}
            {...STILL}
          />
        ))}
      </BarChart>
    </ChartFrame>
  );
}

export function LessonsChart({ months }: MonthsProps) {
  const { t } = useTranslation("figures");
  const columns = PARTS.map(({ fate, fill }) => ({ key: fate, fill, isPiled: true }));
  return <Columns months={months} label={t("lessons.picture")} columns={columns} />;
}

const TRIALS = [
  { key: "trials", fill: "url(#fate-cancelled_by_family)" },
  { key: "trials_regular", fill: "var(--primary)" },
];

export function TrialsChart({ months }: MonthsProps) {
  const { t } = useTranslation("figures");
  return <Columns months={months} label={t("trials.picture")} columns={TRIALS} />;
}

const GONE = [{ key: "families_gone", fill: "url(#fate-cancelled_by_teacher)" }];

export function GoneChart({ months }: MonthsProps) {
  const { t } = useTranslation("figures");
  return <Columns months={months} label={t("families.picture")} columns={GONE} />;
}

/** Of a month without lessons that tell there is no point, and the line goes on after it. */
export function PunctualityChart({ months }: MonthsProps) {
  const { t } = useTranslation("figures");
  const axes = useAxes();
  const data = months.map((sums) => ({ month: sums.month, share: punctualityOf(sums) }));
  return (
    <ChartFrame label={t("punctuality.picture")}>
      <LineChart data={data} margin={MARGIN} accessibilityLayer={false}>
        <ChartGrid />
        <WeekAxis dataKey="month" isReversed={axes.isReversed} format={axes.month} />
        <ValueAxis
          isReversed={axes.isReversed}
          width={NARROW + 14}
          domain={[0, 1]}
          ticks={[0, 0.5, 1]}
          format={axes.share}
        />
        <Line
          dataKey="share"
          connectNulls
          isAnimationActive={false}
          stroke="var(--primary)"
          strokeWidth={2}
          dot={{ r: 4, fill: "var(--surface)", stroke: "var(--primary)", strokeWidth: 2 }}
        />
      </LineChart>
    </ChartFrame>
  );
}

/** In hours, from a lesson's end to its report. */
export function ReportsChart({ months }: MonthsProps) {
  const { t } = useTranslation("figures");
  const data = months.map((sums) => ({
    ...sums,
    hours: sums.report_median_seconds === null ? null : sums.report_median_seconds / 3600,
  }));
  const columns = [{ key: "hours", fill: "var(--info)" }];
  return <Columns months={data} label={t("reports.picture")} columns={columns} />;
}
