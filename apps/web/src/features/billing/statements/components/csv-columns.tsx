import type { CsvMapping, StatementRead } from "@riwaq/contracts/billing/statements";
import {
  DAY_ORDERS,
  DECIMAL_SIGNS,
  NEEDED_COLUMNS,
  STATEMENT_COLUMNS,
  type StatementColumn,
} from "@riwaq/domain/billing/bank-lines";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { Select, type SelectOption } from "../../../../components/ui/select.tsx";

type Table = NonNullable<StatementRead["table"]>;

const NONE = "none";
const isNeeded = (column: StatementColumn) => NEEDED_COLUMNS.some((one) => one === column);

/** What was kept, as far as the file still has it. */
function firstOf({ separator, headers, mapping }: Table): CsvMapping {
  const kept = STATEMENT_COLUMNS.flatMap((column) => {
    const name = mapping?.columns[column];
    return name !== undefined && headers.includes(name) ? [[column, name] as const] : [];
  });
  return {
    separator,
    decimal_sign: mapping?.decimal_sign ?? ",",
    day_order: mapping?.day_order ?? "dmy",
    columns: Object.fromEntries(kept),
  };
}

type ChoiceProps<V extends string> = {
  label: string;
  sample?: string;
  value: V;
  options: ReadonlyArray<SelectOption<V>>;
  onChange: (value: V) => void;
};

function Choice<V extends string>({ label, sample, onChange, ...select }: ChoiceProps<V>) {
  return (
    <li className="grid grid-cols-1 content-start gap-1">
      <span className="font-semibold">{label}</span>
      <Select aria-label={label} className="w-full" onValueChange={onChange} {...select} />
      <bdi className="truncate text-sm text-ink-muted">{sample}</bdi>
    </li>
  );
}

type SignsProps = { how: CsvMapping; onChange: (how: CsvMapping) => void };

/** How dates and amounts are written. */
function Signs({ how, onChange }: SignsProps) {
  const { t } = useTranslation("statements");
  return (
    <>
      <Choice
        label={t("csv.days")}
        value={how.day_order}
        options={DAY_ORDERS.map((value) => ({ value, label: t(`csv.dayOrders.${value}`) }))}
        onChange={(order) => onChange({ ...how, day_order: order })}
      />
      <Choice
        label={t("csv.decimals")}
        value={how.decimal_sign}
        options={DECIMAL_SIGNS.map((value) => ({
          value,
          label: t(value === "," ? "csv.comma" : "csv.point"),
        }))}
        onChange={(sign) => onChange({ ...how, decimal_sign: sign })}
      />
    </>
  );
}

type CsvColumnsProps = { table: Table; isReading: boolean; onRead: (how: CsvMapping) => void };

/** Which column of the bank's spreadsheet holds what: said once, and kept. */
export function CsvColumns({ table, isReading, onRead }: CsvColumnsProps) {
  const { t } = useTranslation("statements");
  const [how, setHow] = useState(() => firstOf(table));
  const { headers, samples } = table;
  const names = [...new Set(headers)].filter((name) => name !== "");
  const choose = (column: StatementColumn, name: string) => {
    const columns = { ...how.columns, [column]: name };
    if (name === NONE) delete columns[column];
    setHow({ ...how, columns });
  };
  const options = [
    { value: NONE, label: t("csv.none") },
    ...names.map((name) => ({ value: name, label: name })),
  ];
  const sampleOf = (name: string | undefined) =>
    samples.map((row) => row[headers.indexOf(name ?? "")] ?? "").find((cell) => cell !== "") ?? "";
  const isWhole = NEEDED_COLUMNS.every((column) => how.columns[column]);
  return (
    <Card aria-labelledby="csv-columns" className="space-y-4">
      <CardTitle id="csv-columns">{t("csv.title")}</CardTitle>
      <p className="measure text-ink-muted">{t("csv.text")}</p>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {STATEMENT_COLUMNS.map((column) => (
          <Choice
            key={column}
            label={t(`csv.columns.${column}`)}
            sample={sampleOf(how.columns[column])}
            value={how.columns[column] ?? NONE}
            options={isNeeded(column) ? options.slice(how.columns[column] ? 1 : 0) : options}
            onChange={(name) => choose(column, name)}
          />
        ))}
        <Signs how={how} onChange={setHow} />
      </ul>
      <Button disabled={!isWhole || isReading} aria-busy={isReading} onClick={() => onRead(how)}>
        {t("csv.read")}
      </Button>
    </Card>
  );
}
