import { type FigureSums } from "@riwaq/contracts/views/figures";
import { LESSON_FATES } from "@riwaq/domain/views/figures";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDuration, formatNumber, formatPercent } from "../../../../lib/format.ts";
import { punctualityOf } from "./lesson-parts.ts";

export type FigureColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
};

const NONE = "–";

/** Columns of tables of figures: of whatever the rows are, what is counted of each. */
export function useFigureColumns() {
  const { t } = useTranslation("figures");
  const { language } = useLanguage();
  const count = (id: keyof FigureSums & Parameters<typeof named>[0]): FigureColumn<FigureSums> => ({
    ...named(id),
    cell: (row) => formatNumber(row[id] ?? 0, language),
  });
  const named = (
    id:
      | "lessons"
      | "reports"
      | "trials"
      | "trials_regular"
      | "families_gone"
      | (typeof LESSON_FATES)[number],
  ) => ({
    id,
    header: t(`columns.${id}`),
  });
  const share: FigureColumn<FigureSums> = {
    id: "on_time",
    header: t("columns.on_time"),
    cell: (row) => {
      const part = punctualityOf(row);
      return part === null ? NONE : formatPercent(part, language, 1);
    },
  };
  const timed: FigureColumn<FigureSums> = {
    id: "timed",
    header: t("columns.timed"),
    cell: ({ on_time, timed: whole }) =>
      t("of", { part: formatNumber(on_time, language), whole: formatNumber(whole, language) }),
  };
  const median: FigureColumn<FigureSums> = {
    id: "median",
    header: t("columns.median"),
    cell: ({ report_median_seconds: seconds }) =>
      seconds === null ? NONE : formatDuration(seconds, language),
  };
  return {
    fates: [count("lessons"), ...LESSON_FATES.map(count)],
    punctuality: [share, timed],
    reports: [median, count("reports")],
    trials: [count("trials"), count("trials_regular")],
    gone: [count("families_gone")],
    short: [count("given"), share, median, count("cancelled_by_teacher"), count("teacher_absent")],
  };
}
