import { SESSION_FILTERS } from "@riwaq/domain/scheduling/sessions/status";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { SearchField } from "../../../../components/ui/search-field.tsx";
import { Select } from "../../../../components/ui/select.tsx";
import type { SessionSearch } from "../model/session-search.ts";

type SessionFiltersProps = { search: SessionSearch; onSearch: (search: SessionSearch) => void };

/** The address follows what is typed a little later: until it has, the field shows what was typed. */
function useTyped(inAddress: string) {
  const [typed, setTyped] = useState<string>();
  if (typed === inAddress) setTyped(undefined);
  return [typed ?? inAddress, setTyped] as const;
}

export function SessionFilters({ search, onSearch }: SessionFiltersProps) {
  const { t } = useTranslation("sessions");
  const [text, setText] = useTyped(search.q ?? "");
  const options = SESSION_FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }));
  return (
    <div className="mb-6 flex flex-wrap gap-3">
      <SearchField
        className="min-w-[min(14rem,100%)] grow sm:max-w-md"
        placeholder={t("search")}
        value={text}
        onChange={(q) => {
          setText(q);
          onSearch({ ...search, q });
        }}
      />
      <Select
        className="w-full xs:w-48"
        aria-label={t("filter.label")}
        options={options}
        value={search.status ?? "all"}
        onValueChange={(status) => onSearch({ ...search, q: text, status })}
      />
    </div>
  );
}
