import type { ImportPreview } from "@riwaq/contracts/people/imports";
import { IMPORT_FIELDS, type ImportField } from "@riwaq/domain/people/imports/columns";
import { useTranslation } from "react-i18next";

import { Select } from "../../../../components/ui/select.tsx";

const NONE = "none";

type ColumnsProps = Pick<ImportPreview, "headers" | "columns" | "samples"> & {
  onChange: (columns: ImportPreview["columns"]) => void;
};

/** Which column of the file is which field, with what its first rows hold there. */
export function ImportColumns({ headers, columns, samples, onChange }: ColumnsProps) {
  const { t } = useTranslation("exchange");
  const options = [
    { value: NONE, label: t("in.noColumn") },
    ...headers.map((header, at) => ({ value: String(at), label: header || String(at + 1) })),
  ];
  const choose = (field: ImportField, value: string) => {
    const next = { ...columns };
    delete next[field];
    onChange(value === NONE ? next : { ...next, [field]: Number(value) });
  };
  return (
    <section>
      <h2 className="text-xl!">{t("in.columns")}</h2>
      <p className="mt-1 mb-4 text-ink-muted">{t("in.columnsHint")}</p>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-3 md:grid-cols-2">
        {IMPORT_FIELDS.map((field) => {
          const at = columns[field];
          const shown = at === undefined ? [] : samples.map((row) => row[at] ?? "");
          return (
            <li
              key={field}
              className="grid grid-cols-1 items-center gap-x-3 gap-y-1 sm:grid-cols-2"
            >
              <span className="font-semibold">{t(`columns.${field}`)}</span>
              <Select
                aria-label={t(`columns.${field}`)}
                className="w-full"
                options={options}
                value={at === undefined ? NONE : String(at)}
                onValueChange={(value) => choose(field, value)}
              />
              <bdi className="truncate text-sm text-ink-muted sm:col-span-2">
                {shown.join(" · ")}
              </bdi>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
