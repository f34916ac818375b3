import type { Figures } from "@riwaq/contracts/views/figures";
import { useTranslation } from "react-i18next";
import { Bar, BarChart, XAxis, YAxis } from "recharts";

import { ChartFrame, MARGIN } from "../../../../components/reports/progress-chart.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";

const MOST_TEACHERS = 15;
const ROW_HEIGHT = 30;

/** Whoever gives most hours first; the table beside it has all. */
export function LoadChart({ teachers }: Pick<Figures, "teachers">) {
  const { t } = useTranslation("figures");
  const { language, direction } = useLanguage();
  const isReversed = direction === "rtl";
  const most = teachers.toSorted((a, b) => b.hours_a_week - a.hours_a_week).slice(0, MOST_TEACHERS);
  const axis = { stroke: "var(--line-strong)", tick: { fill: "var(--ink-muted)", fontSize: 13 } };
  return (
    <ChartFrame label={t("load.picture")} height={Math.max(3, most.length + 1) * ROW_HEIGHT}>
      <BarChart data={most} layout="vertical" margin={MARGIN} accessibilityLayer={false}>
        <XAxis
          type="number"
          reversed={isReversed}
          tickFormatter={(hours: number) => formatNumber(hours, language)}
          {...axis}
        />
        <YAxis
          type="category"
          dataKey="name"
          orientation={isReversed ? "right" : "left"}
          width={130}
          interval={0}
          tickLine={false}
          {...axis}
        />
        <Bar
          dataKey="hours_a_week"
          fill="var(--primary)"
          isAnimationActive={false}
          maxBarSize={18}
        />
      </BarChart>
    </ChartFrame>
  );
}
