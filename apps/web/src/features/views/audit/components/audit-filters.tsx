import type { AuditPage } from "@riwaq/contracts/views/audit";
import { AUDIT_AREAS } from "@riwaq/contracts/views/audit-kinds";
import { useTranslation } from "react-i18next";

import { kindLabel } from "../../../../components/audit/event-words.ts";
import { DateField } from "../../../../components/ui/date-field.tsx";
import { Select } from "../../../../components/ui/select.tsx";
import { type AuditSearch, kindsIn } from "../model/audit-search.ts";
import { PersonFilter } from "./person-filter.tsx";

const ALL = "all";

type AuditFiltersProps = {
  search: AuditSearch;
  found: AuditPage | undefined;
  /** What is asked for otherwise from now on, from the newest again. */
  onChange: (change: { [name in keyof AuditSearch]?: string | undefined }) => void;
};

const chosen = (value: string) => (value === ALL ? undefined : value);

/** Who, whom, what and when. */
export function AuditFilters({ search, found, onChange }: AuditFiltersProps) {
  const { t } = useTranslation("audit");
  const { area, kind, from = "", to = "" } = search;
  const areas = [ALL, ...AUDIT_AREAS] as const;
  const kinds = kindsIn(area).map((value) => ({ value, label: kindLabel(value, t) }));
  return (
    <div className="mb-6 grid gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
      <PersonFilter
        label={t("page.who")}
        id={search.who}
        known={found?.who}
        onChange={(who) => onChange({ who })}
      />
      <PersonFilter
        label={t("page.whom")}
        id={search.whom}
        known={found?.whom}
        onChange={(whom) => onChange({ whom })}
      />
      <div className="grid grid-cols-2 gap-x-4">
        <DateField
          label={t("page.from")}
          value={from}
          max={to}
          onChange={({ target }) => onChange({ from: target.value })}
        />
        <DateField
          label={t("page.to")}
          value={to}
          min={from}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      </div>
      <Select
        aria-label={t("page.area")}
        options={areas.map((value) => ({ value, label: t(`areas.${value}`) }))}
        value={area ?? ALL}
        onValueChange={(value) => onChange({ area: chosen(value), kind: undefined })}
      />
      <Select
        aria-label={t("page.kind")}
        className="xl:col-span-2"
        options={[{ value: ALL, label: t("page.anyKind") }, ...kinds]}
        value={kind ?? ALL}
        onValueChange={(value) => onChange({ kind: chosen(value) })}
      />
    </div>
  );
}
