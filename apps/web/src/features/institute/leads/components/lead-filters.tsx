import { LEAD_REASONS } from "@riwaq/domain/words";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Select } from "../../../../components/ui/select.tsx";
import { type LeadsSearch, narrowed, OWNER_FILTERS, STAGE_FILTERS } from "../model/leads-search.ts";

const ALL = "all";

export type LeadsProps = { search: LeadsSearch; onSearch: (search: LeadsSearch) => void };

export function LeadFilters({ search, onSearch }: LeadsProps) {
  const { t } = useTranslation("leads");
  const change = (part: Record<string, unknown>) => onSearch(narrowed(search, part));
  const look = "w-full sm:w-auto sm:min-w-44";
  return (
    <div className="mb-6 flex flex-wrap gap-2.5">
      <Select
        aria-label={t("stage")}
        className={look}
        options={STAGE_FILTERS.map((value) => ({ value, label: t(`stages.${value}`) }))}
        value={search.stage ?? "open"}
        onValueChange={(stage) => change({ stage })}
      />
      <Select
        aria-label={t("reason")}
        className={look}
        options={[ALL, ...LEAD_REASONS].map((value) => ({
          value,
          label: t(`reasons.${value as typeof ALL}`),
        }))}
        value={search.reason ?? ALL}
        onValueChange={(reason) => change({ reason })}
      />
      <Select
        aria-label={t("owner")}
        className={look}
        options={[ALL, ...OWNER_FILTERS].map((value) => ({
          value,
          label: t(`owners.${value as typeof ALL}`),
        }))}
        value={search.owner ?? ALL}
        onValueChange={(owner) => change({ owner })}
      />
      <Button
        variant={search.due ? "default" : "outline"}
        aria-pressed={search.due !== undefined}
        onClick={() => change({ due: search.due ? undefined : "today" })}
      >
        {t("dueToday")}
      </Button>
    </div>
  );
}
