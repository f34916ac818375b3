import { useTranslation } from "react-i18next";
import { Area, AreaChart, Bar, BarChart, Line, LineChart } from "recharts";

import { useLanguage } from "../../i18n/use-language.ts";
import { formatDayOfMonth, formatNumber } from "../../lib/format.ts";
import { ChartFrame, ChartGrid, MARGIN, ValueAxis, WeekAxis } from "./progress-chart.tsx";
import { groundSoFar, lessonsOf } from "./progress-weeks.ts";
import type { Ground, Week } from "./progress-weeks.ts";

type ChartProps = { weeks: readonly Week[] };

const GRADES = ["Average", "Good", "Excellent"] as const;
const WORDS_WIDTH = 74;
const FIGURES_WIDTH = 36;
/** A week with one lesson does not look full. */
const LEAST_HEIGHT = 2;

function useAxes() {
  const { language, direction } = useLanguage();
  const isReversed = direction === "rtl";
  // The drawing runs from left to right; an Arabic date within it does not.
  const day = (week: string) => {
    const text = formatDayOfMonth(week, language);
    return isReversed ? `\u2067${text}\u2069` : text;
  };
  const figure = (value: number) => formatNumber(value, language);
  return { isReversed, day, figure };
}

/** The mean of each week; a week without a grade leaves no gap in the line. */
export function GradesChart({ weeks }: ChartProps) {
  const { t } = useTranslation("reports");
  const axes = useAxes();
  const word = (value: number) => {
    const grade = GRADES[value - 1];
    return grade ? t(`grades.${grade}`) : "";
  };
  return (
    <ChartFrame label={t("progress.grades")}>
      <LineChart data={[...weeks]} margin={MARGIN} accessibilityLayer={false}>
        <ChartGrid />
        <WeekAxis isReversed={axes.isReversed} format={axes.day} />
        <ValueAxis
          isReversed={axes.isReversed}
          width={WORDS_WIDTH}
          domain={[0.75, 3.25]}
          ticks={[1, 2, 3]}
          format={word}
        />
        <Line
          dataKey="grade"
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

const ATTENDANCE = [
  { key: "present", fill: "var(--success)" },
  { key: "late", fill: "var(--accent)" },
  { key: "absent", fill: "url(#absent-lines)" },
] as const;

/** Those who missed a lesson are hatched: colour is not the only sign. */
function Hatching() {
  return (
    <defs>
      <pattern
        id="absent-lines"
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" fill="var(--danger-soft)" />
        <rect width="2.5" height="6" fill="var(--danger)" />
      </pattern>
    </defs>
  );
}

export function AttendanceChart({ weeks }: ChartProps) {
  const { t } = useTranslation("reports");
  const axes = useAxes();
  const most = Math.max(LEAST_HEIGHT, ...weeks.map(lessonsOf));
  return (
    <ChartFrame label={t("progress.attendance")}>
      <BarChart data={[...weeks]} margin={MARGIN} accessibilityLayer={false}>
        <Hatching />
        <ChartGrid />
        <WeekAxis isReversed={axes.isReversed} format={axes.day} />
        <ValueAxis
          isReversed={axes.isReversed}
          width={FIGURES_WIDTH}
          domain={[0, most]}
          ticks={Array.from({ length: most + 1 }, (_, count) => count)}
          format={axes.figure}
        />
        {ATTENDANCE.map(({ key, fill }) => (
          <Bar
            key={key}
            dataKey={key}
            stackId="attendance"
            fill={fill}
            maxBarSize={26}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ChartFrame>
  );
}

export function GroundChart({ weeks, ground }: ChartProps & { ground: Ground }) {
  const { t } = useTranslation("reports");
  const axes = useAxes();
  return (
    <ChartFrame label={t(`ground.${ground}`)}>
      <AreaChart data={groundSoFar(weeks, ground)} margin={MARGIN} accessibilityLayer={false}>
        <ChartGrid />
        <WeekAxis isReversed={axes.isReversed} format={axes.day} />
        <ValueAxis
          isReversed={axes.isReversed}
          width={FIGURES_WIDTH + 8}
          domain={[0, "auto"]}
          format={axes.figure}
        />
        <Area
          dataKey="total"
          type="stepAfter"
          isAnimationActive={false}
          stroke="var(--primary)"
          strokeWidth={2}
          fill="var(--success-soft)"
        />
      </AreaChart>
    </ChartFrame>
  );
}
