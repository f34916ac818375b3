import { EXPORT_FORMATS, isExportSpan, PEOPLE_TABLES } from "@riwaq/contracts/institute/exports";
import * as exports from "@riwaq/contracts/institute/exports.calls";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { DateField } from "../../../../components/ui/date-field.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { hrefOf } from "../../../../lib/api.ts";
import { homesQuery } from "../../../../lib/own-homes.ts";
import { addDays } from "../../../../lib/week-slots.ts";

type Format = (typeof EXPORT_FORMATS)[number];

type TableProps = {
  title: string;
  /** Null where it cannot be taken as it is asked for. */
  hrefOfFormat: (format: Format) => string | null;
  children?: ReactNode;
};

function Table({ title, hrefOfFormat, children }: TableProps) {
  const { t } = useTranslation("exchange");
  return (
    <Card className="flex flex-col gap-4">
      <CardTitle>{title}</CardTitle>
      {children}
      <div className="mt-auto flex flex-wrap gap-2.5">
        {EXPORT_FORMATS.map((format) => {
          const href = hrefOfFormat(format);
          const label = t("out.fileOf", { table: title, format: t(`out.${format}`) });
          const words = (
            <>
              <Download aria-hidden strokeWidth={1.75} />
              {t(`out.${format}`)}
            </>
          );
          return href ? (
            <Button key={format} asChild variant="outline">
              <a href={href} download aria-label={label}>
                {words}
              </a>
            </Button>
          ) : (
            <Button key={format} variant="outline" aria-label={label} aria-disabled>
              {words}
            </Button>
          );
        })}
      </div>
    </Card>
  );
}

const MONTH_DAYS = 30;

function LessonsTable({ today }: { today: string }) {
  const { t } = useTranslation("exchange");
  const [from, setFrom] = useState(() => addDays(today, -MONTH_DAYS));
  const [to, setTo] = useState(today);
  const isFine = isExportSpan({ from, to });
  return (
    <Table
      title={t("out.lessons")}
      hrefOfFormat={(format) =>
        isFine ? hrefOf(exports.lessons, { query: { from, to, format } }) : null
      }
    >
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <DateField
          label={t("out.from")}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <DateField
          label={t("out.to")}
          value={to}
          errors={isFine ? undefined : [t("out.span")]}
          onChange={(event) => setTo(event.target.value)}
        />
      </div>
    </Table>
  );
}

/** What an institute takes along: its people, and its lessons for who decides about these. */
export function ExportsPage({ today }: { today: string }) {
  const { t } = useTranslation(["exchange", "common"]);
  const { data: own } = useQuery(homesQuery);
  return (
    <>
      <PageHeader title={t("common:titles.exports")} description={t("out.description")} />
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        {PEOPLE_TABLES.map((table) => (
          <Table
            key={table}
            title={t(`out.${table}`)}
            hrefOfFormat={(format) =>
              hrefOf(exports.people, { params: { table }, query: { format } })
            }
          />
        ))}
        {own?.rights.includes("lessons") && <LessonsTable today={today} />}
      </div>
    </>
  );
}
