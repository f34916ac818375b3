import type { Progress } from "@riwaq/contracts/learning/reports";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { formatCivilDate, formatNumber } from "../../lib/format.ts";
import { DataTable } from "../ui/data-table.tsx";
import type { Column } from "../ui/data-table.tsx";
import { GROUNDS, weeksWithLessons } from "./progress-weeks.ts";
import type { Week } from "./progress-weeks.ts";

const ATTENDANCE = ["present", "late", "absent"] as const;

function useColumns(): Column<Week>[] {
  const { t } = useTranslation("reports");
  const { language } = useLanguage();
  const figure = (value: number) => (
    <bdi className="tabular-nums">{formatNumber(value, language)}</bdi>
  );
  return [
    {
      id: "week",
      header: t("weeks.week"),
      cell: ({ week }) => <bdi>{formatCivilDate(week, language)}</bdi>,
      place: "title",
    },
    ...ATTENDANCE.map((id) => ({
      id,
      header: t(`attendance.${id}`),
      cell: (week: Week) => figure(week[id]),
    })),
    {
      id: "grade",
      header: t("weeks.grade"),
      cell: ({ grade }) => (grade === null ? "–" : figure(Math.round(grade * 10) / 10)),
    },
    ...GROUNDS.map((id) => ({
      id,
      header: t(`weeks.${id}`),
      cell: (week: Week) => figure(week[id]),
    })),
  ];
}

/** The pictures in figures, for those who read rather than look. */
export function WeeksTable({ weeks }: Pick<Progress, "weeks">) {
  const { t } = useTranslation("reports");
  const columns = useColumns();
  return (
    <details className="rounded-md border border-line bg-surface px-4 pb-1">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t("weeks.title")}</summary>
      <p className="mb-3 text-sm text-ink-muted">{t("weeks.hint")}</p>
      <div className="mb-3">
        <DataTable
          caption={t("weeks.title")}
          columns={columns}
          rows={weeksWithLessons(weeks)}
          rowKey={({ week }) => week}
          isFramed={false}
        />
      </div>
    </details>
  );
}
