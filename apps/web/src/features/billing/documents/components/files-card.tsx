import type { StaffDocuments } from "@riwaq/contracts/billing/documents";
import * as documents from "@riwaq/contracts/billing/documents.calls";
import { isExportSpan } from "@riwaq/contracts/institute/exports";
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { DateField } from "../../../../components/ui/date-field.tsx";
import { FormField } from "../../../../components/ui/form-field.tsx";
import { Select } from "../../../../components/ui/select.tsx";
import { hrefOf } from "../../../../lib/api.ts";

/** Without an address it cannot be taken as it is asked for. */
function FileButton({ href, label }: { href: string | null; label: string }) {
  const words = (
    <>
      <Download aria-hidden strokeWidth={1.75} />
      {label}
    </>
  );
  return href ? (
    <Button asChild variant="outline">
      <a href={href} download>
        {words}
      </a>
    </Button>
  ) : (
    <Button variant="outline" aria-disabled>
      {words}
    </Button>
  );
}

function OfDays({ today }: { today: string }) {
  const { t } = useTranslation("documents");
  const [from, setFrom] = useState(`${today.slice(0, 7)}-01`);
  const [to, setTo] = useState(today);
  const query = { from, to };
  const isFine = isExportSpan(query);
  return (
    <div className="space-y-3">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <DateField
          label={t("files.from")}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <DateField
          label={t("files.to")}
          value={to}
          errors={isFine ? undefined : [t("files.span")]}
          onChange={(event) => setTo(event.target.value)}
        />
      </div>
      <div className="flex flex-wrap gap-2.5">
        <FileButton
          label={t("files.table")}
          href={isFine ? hrefOf(documents.table, { query }) : null}
        />
        <FileButton
          label={t("files.totals")}
          href={isFine ? hrefOf(documents.totals, { query }) : null}
        />
        <FileButton
          label={t("files.payments")}
          href={isFine ? hrefOf(documents.payments, { query }) : null}
        />
        <FileButton
          label={t("files.owed")}
          href={isFine ? hrefOf(documents.owed, { query: { on: to } }) : null}
        />
      </div>
    </div>
  );
}

function OfYear({ years }: { years: readonly number[] }) {
  const { t } = useTranslation("documents");
  const [year, setYear] = useState(String(years[0]));
  return (
    <div className="space-y-3 border-t border-line pt-4">
      <FormField label={t("files.year")} hint={t("files.archiveHint")}>
        {(control) => (
          <Select
            {...control}
            className="sm:max-w-44"
            options={years.map(String).map((value) => ({ value, label: value }))}
            value={year}
            onValueChange={setYear}
          />
        )}
      </FormField>
      <FileButton
        label={t("files.archive")}
        href={hrefOf(documents.archive, { query: { year } })}
      />
    </div>
  );
}

/** What the accountant and the tax office ask for. */
export function FilesCard({ today, years }: Pick<StaffDocuments, "today" | "years">) {
  const { t } = useTranslation("documents");
  return (
    <Card aria-labelledby="files" className="space-y-4">
      <CardTitle id="files">{t("files.title")}</CardTitle>
      <p className="measure text-ink-muted">{t("files.text")}</p>
      <OfDays today={today} />
      {years.length > 0 && <OfYear years={years} />}
    </Card>
  );
}
