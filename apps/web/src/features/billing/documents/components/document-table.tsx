import type { StaffDocument } from "@riwaq/contracts/billing/documents";
import type { Language } from "@riwaq/contracts/languages";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { type Column, DataTable } from "../../../../components/ui/data-table.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { countryName } from "../../../../lib/country-names.ts";
import { formatCivilDate } from "../../../../lib/format.ts";
import { About, Amount, DownloadDocument } from "./document-facts.tsx";

const TONES = { invoice: "neutral", credit_note: "yellow" } as const;

const columnsIn = (t: TFunction<"documents">, language: Language): Array<Column<StaffDocument>> => [
  {
    id: "number",
    header: t("columns.number"),
    place: "title",
    cell: ({ number }) => (
      <bdi dir="ltr" className="font-semibold whitespace-nowrap tabular-nums">
        {number}
      </bdi>
    ),
  },
  {
    id: "kind",
    header: t("columns.kind"),
    place: "corner",
    cell: ({ kind }) => <Badge tone={TONES[kind]}>{t(`kinds.${kind}`)}</Badge>,
  },
  {
    id: "payer",
    header: t("columns.payer"),
    place: "line",
    cell: (document) => (
      <span className="block min-w-0">
        <span className="block wrap-anywhere">
          <bdi>{document.payer.name}</bdi>
          {` · ${countryName(document.payer.country, language)}`}
        </span>
        <span className="block text-sm text-ink-muted wrap-anywhere">
          <About document={document} />
        </span>
      </span>
    ),
  },
  {
    id: "issued",
    header: t("columns.issued_on"),
    cell: ({ issued_on: date }) => formatCivilDate(date, language),
  },
  {
    id: "amount",
    header: t("list.amount"),
    cell: (document) => <Amount document={document} />,
  },
  {
    id: "pdf",
    header: t("list.pdf"),
    place: "actions",
    cell: (document) => <DownloadDocument document={document} />,
  },
];

/** A line each, a card on phones. */
export function DocumentTable({ documents }: { documents: readonly StaffDocument[] }) {
  const { t } = useTranslation("documents");
  const { language } = useLanguage();
  return (
    <DataTable
      caption={t("list.title")}
      columns={columnsIn(t, language)}
      rows={documents}
      rowKey={({ id }) => id}
    />
  );
}
