import type { Resource } from "@riwaq/contracts/resources";
import { useTranslation } from "react-i18next";

import { DataTable } from "../../../components/ui/data-table.tsx";
import type { Column } from "../../../components/ui/data-table.tsx";
import { useLanguage } from "../../../i18n/use-language.ts";
import { deviceTimeZone, formatDate, formatNumber } from "../../../lib/format.ts";
import { useReaderZone } from "../../../lib/use-reader-zone.ts";
import { ResourceMenu } from "./resource-menu.tsx";
import { ResourceType } from "./resource-type.tsx";

function useColumns(): Column<Resource>[] {
  const { t } = useTranslation("resources");
  const { language } = useLanguage();
  const timeZone = useReaderZone() ?? deviceTimeZone();
  const assignedTo = (count: number) =>
    t("assigned", { count, number: formatNumber(count, language) });
  return [
    {
      id: "resource",
      place: "title",
      header: t("table.resource"),
      cell: ({ title }) => <bdi className="font-semibold">{title}</bdi>,
    },
    {
      id: "type",
      header: t("table.type"),
      cell: (resource) => <ResourceType resource={resource} />,
    },
    {
      id: "updated",
      header: t("table.updated"),
      cell: (resource) => <bdi>{formatDate(resource.last_updated, language, timeZone)}</bdi>,
    },
    {
      id: "assigned",
      header: t("table.assigned"),
      cell: (resource) => assignedTo(resource.assigned_students.length),
    },
    {
      id: "actions",
      place: "menu",
      header: t("table.actions"),
      cell: (resource) => <ResourceMenu resource={resource} />,
    },
  ];
}

export function ResourceTable({ resources }: { resources: readonly Resource[] }) {
  const { t } = useTranslation("resources");
  return (
    <DataTable
      caption={t("table.caption")}
      columns={useColumns()}
      rows={resources}
      rowKey={({ id }) => id}
    />
  );
}
