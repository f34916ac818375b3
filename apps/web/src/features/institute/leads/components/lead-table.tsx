import type { Lead } from "@riwaq/contracts/institute/leads";
import type { Language } from "@riwaq/contracts/languages";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";

import { Badge, type BadgeTone } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { type Column, DataTable } from "../../../../components/ui/data-table.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatCivilDate, formatDate, isolated } from "../../../../lib/format.ts";

const TONES: Record<Lead["stage"], BadgeTone> = {
  new: "yellow",
  contacted: "blue",
  trial: "blue",
  decided: "green",
  lost: "neutral",
};

export function StageBadge({ lead: { stage, lost_cause: cause } }: { lead: Lead }) {
  const { t } = useTranslation("leads");
  return (
    <Badge tone={TONES[stage]}>
      {t(`stages.${stage}`)}
      {cause && ` · ${t(`causes.${cause}`)}`}
    </Badge>
  );
}

function NextStep({ lead }: { lead: Lead }) {
  const { t } = useTranslation("leads");
  const { language } = useLanguage();
  const { next_step: step, due_on: due, is_due: isDue } = lead;
  if (!step && !due) return <span className="text-ink-muted">{t("noStep")}</span>;
  return (
    <span className="flex flex-wrap items-center justify-end gap-2 md:justify-start">
      {due && <Badge tone={isDue ? "red" : "neutral"}>{formatCivilDate(due, language)}</Badge>}
      <span dir="auto" className="wrap-anywhere">
        {step}
      </span>
    </span>
  );
}

type Asked = { language: Language; zone: string; onOpen: (id: string) => void };

const columnsIn = (
  t: TFunction<"leads">,
  { language, zone, onOpen }: Asked,
): Array<Column<Lead>> => [
  {
    id: "name",
    header: t("name"),
    place: "title",
    cell: ({ name, email }) => (
      <span className="block min-w-0">
        <span className="block font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </span>
        <span className="block text-sm text-ink-muted wrap-anywhere">
          <bdi>{email}</bdi>
        </span>
      </span>
    ),
  },
  { id: "reason", header: t("reason"), cell: ({ reason }) => t(`reasons.${reason}`) },
  {
    id: "since",
    header: t("since"),
    cell: (lead) => formatDate(lead.waits_since, language, zone),
  },
  { id: "stage", header: t("stage"), cell: (lead) => <StageBadge lead={lead} /> },
  {
    id: "owner",
    header: t("owner"),
    cell: ({ owner }) => <bdi>{owner?.name ?? t("owners.none")}</bdi>,
  },
  { id: "next", header: t("next"), cell: (lead) => <NextStep lead={lead} /> },
  {
    id: "open",
    header: t("actions"),
    place: "actions",
    cell: ({ id, name }) => (
      <Button
        variant="outline"
        size="sm"
        aria-label={t("openOf", { name: isolated(name) })}
        onClick={() => onOpen(id)}
      >
        {t("open")}
      </Button>
    ),
  },
];

type TableProps = { leads: readonly Lead[] } & Omit<Asked, "language">;

/** A line each, a card on phones. */
export function LeadTable({ leads, zone, onOpen }: TableProps) {
  const { t } = useTranslation("leads");
  const { language } = useLanguage();
  return (
    <DataTable
      caption={t("caption")}
      columns={columnsIn(t, { language, zone, onOpen })}
      rows={leads}
      rowKey={({ id }) => id}
    />
  );
}
