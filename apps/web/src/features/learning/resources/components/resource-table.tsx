import type { Resource } from "@riwaq/contracts/learning/resources";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { DataTable } from "../../../../components/ui/data-table.tsx";
import type { Column } from "../../../../components/ui/data-table.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { deviceTimeZone, formatDate, formatNumber } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import type { PupilList } from "../model/pupil-list.ts";
import { ResourceMenu } from "./resource-menu.tsx";
import { ResourceType } from "./resource-type.tsx";

function useColumns(pupils: PupilList): Column<Resource>[] {
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
      cell: ({ id, title }) => (
        <Link
          to={paths.resource}
          params={{ id }}
          className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
        >
          <span>
            <bdi className="wrap-anywhere">{title}</bdi>
          </span>
        </Link>
      ),
    },
    {
      id: "type",
      header: t("table.type"),
      cell: ({ type }) => <ResourceType type={type} />,
    },
    {
      id: "updated",
      header: t("table.updated"),
      cell: ({ last_updated }) => <bdi>{formatDate(last_updated, language, timeZone)}</bdi>,
    },
    {
      id: "assigned",
      header: t("table.assigned"),
      cell: ({ assigned_students }) => (
        <span className="whitespace-nowrap">{assignedTo(assigned_students.length)}</span>
      ),
    },
    {
      id: "actions",
      place: "menu",
      header: t("table.actions"),
      cell: (resource) => <ResourceMenu resource={resource} pupils={pupils} />,
    },
  ];
}

type ResourceTableProps = { resources: readonly Resource[]; pupils: PupilList };

/** A teacher's own material. */
export function ResourceTable({ resources, pupils }: ResourceTableProps) {
  const { t } = useTranslation("resources");
  return (
    <DataTable
      caption={t("table.caption")}
      columns={useColumns(pupils)}
      rows={resources}
      rowKey={({ id }) => id}
    />
  );
}
