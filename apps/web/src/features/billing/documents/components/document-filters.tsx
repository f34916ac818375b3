import { DOCUMENT_KINDS } from "@riwaq/domain/billing/documents";
import { useTranslation } from "react-i18next";

import { DateField } from "../../../../components/ui/date-field.tsx";
import { FormField } from "../../../../components/ui/form-field.tsx";
import { Select } from "../../../../components/ui/select.tsx";
import { ServerSearchField } from "../../../../components/ui/server-search-field.tsx";
import { type DocumentsSearch, narrowed } from "../model/documents-search.ts";

const ALL = "all";

export type DocumentsProps = {
  search: DocumentsSearch;
  onSearch: (search: DocumentsSearch) => void;
};

/** By number or payer, by kind, by day of issue. */
export function DocumentFilters({ search, onSearch }: DocumentsProps) {
  const { t } = useTranslation("documents");
  const change = (part: Record<string, unknown>) => onSearch(narrowed(search, part));
  return (
    <div className="mb-6 space-y-4">
      <ServerSearchField
        label={t("filter.search")}
        start={search.search ?? ""}
        onSearch={(typed) => change({ search: typed })}
      />
      <div className="grid grid-cols-1 gap-3 sm:max-w-2xl sm:grid-cols-3">
        <FormField label={t("filter.kind")}>
          {(control) => (
            <Select
              {...control}
              options={[
                { value: ALL, label: t("filter.all") },
                ...DOCUMENT_KINDS.map((value) => ({ value, label: t(`series.${value}`) })),
              ]}
              value={search.kind ?? ALL}
              onValueChange={(kind) => change({ kind })}
            />
          )}
        </FormField>
        {(["from", "to"] as const).map((end) => (
          <DateField
            key={end}
            label={t(`filter.${end}`)}
            value={search[end] ?? ""}
            onChange={(event) => change({ [end]: event.target.value })}
          />
        ))}
      </div>
    </div>
  );
}
