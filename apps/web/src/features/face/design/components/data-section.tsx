import { EllipsisVertical } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Avatar } from "../../../../components/ui/avatar.tsx";
import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { DataTable } from "../../../../components/ui/data-table.tsx";
import type { Column } from "../../../../components/ui/data-table.tsx";
import { FactList } from "../../../../components/ui/fact-list.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatCivilDate } from "../../../../lib/format.ts";
import { Specimen } from "./specimen.tsx";

type Row = { name: string; date: string; tone: "green" | "blue" | "yellow" };

const ROWS: readonly Row[] = [
  { name: "Inès Lambert", date: "2026-11-18", tone: "green" },
  { name: "سارة التازي", date: "2026-11-19", tone: "blue" },
  { name: "Yanis Lambert", date: "2026-11-20", tone: "yellow" },
];

function useColumns(): Column<Row>[] {
  const { t } = useTranslation(["design", "common"]);
  const { language } = useLanguage();
  return [
    {
      id: "name",
      place: "title",
      header: t("fields.name"),
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      id: "date",
      header: t("fields.date"),
      cell: ({ date }) => <bdi>{formatCivilDate(date, language)}</bdi>,
    },
    {
      id: "level",
      header: t("fields.level"),
      cell: ({ tone }) => <Badge tone={tone}>{t(`feedback.tones.${tone}`)}</Badge>,
    },
    {
      id: "actions",
      place: "actions",
      header: t("data.actions"),
      cell: () => <Button variant="outline">{t("common:actions.view")}</Button>,
    },
    {
      id: "menu",
      place: "menu",
      header: t("data.more"),
      cell: ({ name }) => (
        <Button variant="ghost" size="icon" aria-label={t("data.moreFor", { name })}>
          <EllipsisVertical aria-hidden strokeWidth={1.75} />
        </Button>
      ),
    },
  ];
}

/** Rows that become cards on phones, facts, people and the frames around them. */
export function DataSection() {
  const { t } = useTranslation(["design", "common"]);
  const facts = ROWS.map(({ name, date }) => ({ label: name, value: <bdi>{date}</bdi> }));
  return (
    <>
      <Specimen name="DataTable">
        <DataTable
          caption={t("sections.data")}
          columns={useColumns()}
          rows={ROWS}
          rowKey={({ name }) => name}
        />
      </Specimen>
      <div className="grid gap-10 md:grid-cols-3">
        <Specimen name="Card · FactList">
          <Card>
            <CardTitle className="mb-3">{t("data.card")}</CardTitle>
            <FactList facts={facts} />
          </Card>
        </Specimen>
        <Specimen name="Card hasArch">
          <Card hasArch>
            <CardTitle>{t("data.card")}</CardTitle>
            <p className="mt-2 text-ink-muted">{t("fields.aboutText")}</p>
          </Card>
        </Specimen>
        <Specimen name="Avatar" className="flex flex-wrap items-center gap-4">
          {ROWS.map(({ name }) => (
            <Avatar key={name} name={name} picture={null} />
          ))}
          <Avatar name={t("data.card")} picture="/icon.svg" className="size-16 text-2xl" />
        </Specimen>
      </div>
    </>
  );
}
