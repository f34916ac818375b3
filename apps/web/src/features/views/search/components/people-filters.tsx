import { PEOPLE_STATES } from "@riwaq/contracts/views/all-people";
import { useTranslation } from "react-i18next";

import { Select } from "../../../../components/ui/select.tsx";
import { ServerSearchField } from "../../../../components/ui/server-search-field.tsx";
import { fromStart, type PeopleSearch, parsePeopleSearch } from "../model/people-search.ts";

const ALL = "all";
const KINDS = ["guardian", "student", "teacher", "staff"] as const;

type FiltersProps = { search: PeopleSearch; onSearch: (search: PeopleSearch) => void };

/** Whatever is narrowed begins with the first page. */
export function PeopleFilters({ search, onSearch }: FiltersProps) {
  const { t } = useTranslation("search");
  const { q = "", role = ALL, state = ALL } = search;
  const change = (part: Record<string, string>) =>
    onSearch(parsePeopleSearch({ ...fromStart(search), ...part }));
  return (
    <div className="mb-6 flex flex-wrap gap-2.5">
      <ServerSearchField
        className="min-w-[min(16rem,100%)] grow"
        label={t("people.search")}
        start={q}
        onSearch={(typed) => change({ q: typed.trim() })}
      />
      <Select
        aria-label={t("people.kind")}
        className="w-full sm:w-auto sm:min-w-44"
        options={[
          { value: ALL, label: t("people.allKinds") },
          ...KINDS.map((value) => ({ value, label: t(`people.kinds.${value}`) })),
        ]}
        value={role}
        onValueChange={(value) => change({ role: value })}
      />
      <Select
        aria-label={t("people.state")}
        className="w-full sm:w-auto sm:min-w-44"
        options={[ALL, ...PEOPLE_STATES].map((value) => ({
          value,
          label: t(`people.states.${value as typeof ALL}`),
        }))}
        value={state}
        onValueChange={(value) => change({ state: value })}
      />
    </div>
  );
}
