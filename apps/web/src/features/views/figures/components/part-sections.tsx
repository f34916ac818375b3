import type { Figures } from "@riwaq/contracts/views/figures";
import { lazy } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { useFigureColumns } from "../model/use-figure-columns.ts";
import { tableHref } from "../queries.ts";
import { FigureSection, FigureTable } from "./figures-section.tsx";
import type { SectionsProps } from "./figures-sections.tsx";

const LoadChart = lazy(async () => ({ default: (await import("./load-chart.tsx")).LoadChart }));

function nameOf({ name }: Figures["teachers"][number]) {
  return <bdi>{name}</bdi>;
}

/** By teacher and by programme, over all the months. */
export function PartSections({ figures, search }: SectionsProps) {
  const { t } = useTranslation("figures");
  const { language } = useLanguage();
  const columns = useFigureColumns();
  const { teachers, programmes } = figures;
  return (
    <>
      <FigureSection
        title={t("load.title")}
        href={tableHref(search, "teachers")}
        picture={<LoadChart teachers={teachers} />}
      >
        <FigureTable<Figures["teachers"][number]>
          caption={t("load.title")}
          columns={[
            {
              id: "name",
              header: t("columns.teachers"),
              cell: nameOf,
            },
            {
              id: "hours",
              header: t("columns.hours_a_week"),
              cell: (row) => t("hours", { number: formatNumber(row.hours_a_week, language) }),
            },
            ...columns.short,
          ]}
          rows={teachers}
          rowKey={({ id }) => id}
        />
      </FigureSection>
      <FigureSection title={t("byProgramme.title")} href={tableHref(search, "programmes")}>
        <FigureTable<Figures["programmes"][number]>
          caption={t("byProgramme.title")}
          columns={[
            {
              id: "name",
              header: t("columns.programmes"),
              cell: ({ name }) => name?.[language] ?? t("noProgramme"),
            },
            ...columns.fates,
            ...columns.trials,
          ]}
          rows={programmes}
          rowKey={({ id }) => id ?? "none"}
        />
      </FigureSection>
    </>
  );
}
