import type { Resource } from "@riwaq/contracts/learning/resources";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { DataTable, type Column } from "../../../../components/ui/data-table.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { deviceTimeZone, formatDate, formatNames, isolated } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { ResourceType } from "./resource-type.tsx";

function Title({ resource }: { resource: Resource }) {
  const { t } = useTranslation("resources");
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <span>
        <bdi className="font-semibold wrap-anywhere">{resource.title}</bdi>
      </span>
      {resource.is_new && <Badge tone="yellow">{t("new")}</Badge>}
    </span>
  );
}

function OpenLink({ resource: { id, title } }: { resource: Resource }) {
  const { t } = useTranslation(["resources", "common"]);
  return (
    <Button asChild variant="outline" className="max-md:w-full">
      <Link to={paths.resource} params={{ id }} aria-label={t("open", { title: isolated(title) })}>
        {t("common:actions.view")}
      </Link>
    </Button>
  );
}

function useColumns(names: ReadonlyMap<string, string>): Column<Resource>[] {
  const { t } = useTranslation("resources");
  const { language } = useLanguage();
  const timeZone = useReaderZone() ?? deviceTimeZone();
  const namesOf = (ids: readonly string[]) => ids.flatMap((id) => names.get(id) ?? []);
  const forWhom: Column<Resource> = {
    id: "for",
    header: t("table.for"),
    cell: ({ assigned_students }) => formatNames(namesOf(assigned_students), language),
  };
  return [
    {
      id: "resource",
      place: "title",
      header: t("table.resource"),
      cell: (resource) => <Title resource={resource} />,
    },
    { id: "type", header: t("table.type"), cell: ({ type }) => <ResourceType type={type} /> },
    {
      id: "teacher",
      header: t("table.teacher"),
      cell: ({ teacher_name }) => <bdi>{teacher_name}</bdi>,
    },
    ...(names.size > 0 ? [forWhom] : []),
    {
      id: "updated",
      header: t("table.updated"),
      cell: ({ last_updated }) => <bdi>{formatDate(last_updated, language, timeZone)}</bdi>,
    },
    {
      id: "actions",
      place: "actions",
      header: t("table.actions"),
      cell: (resource) => <OpenLink resource={resource} />,
    },
  ];
}

type FamilyTableProps = {
  resources: readonly Resource[];
  /** Of the reader's children, by id; a reader without children needs none. */
  names: ReadonlyMap<string, string>;
};

/** What was given to the reader, or to the reader's children; new until it was opened. */
export function FamilyTable({ resources, names }: FamilyTableProps) {
  const { t } = useTranslation("resources");
  return (
    <DataTable
      caption={t("table.caption")}
      columns={useColumns(names)}
      rows={resources}
      rowKey={({ id }) => id}
    />
  );
}
