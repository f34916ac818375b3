import type { ReportForm } from "@riwaq/contracts/learning/reports";
import { Plus, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";

import { CoveredList } from "../../../../components/lessons/covered-list.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { ErrorList } from "../../../../components/ui/error-list.tsx";
import { emptyRow, kindsFor } from "../model/covered-row.ts";
import type { CoveredRow } from "../model/covered-row.ts";
import type { Problems } from "../model/report-problems.ts";
import { CoveredRowFields } from "./covered-row-fields.tsx";
import { ProposalLine } from "./proposal-line.tsx";
import { WorkSwitch } from "./work-switch.tsx";

const ROWS_MAX = 6;

type CoveredFieldsProps = {
  form: ReportForm;
  rows: readonly CoveredRow[];
  onChange: (rows: CoveredRow[]) => void;
  problems: Problems;
};

type RowProps = Pick<CoveredFieldsProps, "form" | "problems"> & {
  row: CoveredRow;
  onChange: (row: CoveredRow) => void;
  onRemove: () => void;
};

function Row({ form, row, problems, onChange, onRemove }: RowProps) {
  const { t } = useTranslation("reports");
  const prefix = `covered.${row.id}.`;
  const faults = [...problems].filter(([field]) => field.startsWith(prefix));
  return (
    <li className="space-y-3 rounded-md border border-line p-3 sm:p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        {row.kind === "ayat" ? (
          <WorkSwitch value={row.work} onChange={(work) => onChange({ ...row, work })} />
        ) : (
          <span className="font-semibold">{t(`kinds.${row.kind}`)}</span>
        )}
        <Button variant="ghost" size="icon" aria-label={t("covered.remove")} onClick={onRemove}>
          <Trash2 aria-hidden strokeWidth={1.75} />
        </Button>
      </div>
      <CoveredRowFields
        row={row}
        previous={form.previous?.covered}
        onChange={onChange}
        isInvalid={(field) => problems.has(prefix + field)}
      />
      <ErrorList messages={faults.flatMap(([, messages]) => messages)} />
    </li>
  );
}

function LastTime({ previous }: Pick<ReportForm, "previous">) {
  const { t } = useTranslation("reports");
  if (!previous || previous.covered.length === 0) return null;
  return (
    <div className="text-sm text-ink-muted">
      <p>{t("form.lastTime")}</p>
      <CoveredList items={previous.covered} />
    </div>
  );
}

/** What the lesson was about, in the terms of the programme; it begins with what was heard, or where the last one ended. */
export function CoveredFields({ form, rows, onChange, problems }: CoveredFieldsProps) {
  const { t } = useTranslation("reports");
  const put = (changed: CoveredRow) =>
    onChange(rows.map((row) => (row.id === changed.id ? changed : row)));
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="font-semibold">{t("form.covered")}</legend>
      <LastTime previous={form.previous} />
      <ProposalLine form={form} rows={rows} onChange={onChange} />
      {rows.length > 0 && (
        <ul className="space-y-3">
          {rows.map((row) => (
            <Row
              key={row.id}
              form={form}
              row={row}
              problems={problems}
              onChange={put}
              onRemove={() => onChange(rows.filter(({ id }) => id !== row.id))}
            />
          ))}
        </ul>
      )}
      {rows.length < ROWS_MAX && (
        <div className="flex flex-wrap gap-2">
          {kindsFor(form.programme_area).map((kind) => (
            <Button
              key={kind}
              variant="outline"
              size="sm"
              className="min-h-11"
              onClick={() => onChange([...rows, emptyRow(kind)])}
            >
              <Plus aria-hidden strokeWidth={1.75} />
              {t(`kinds.${kind}`)}
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
