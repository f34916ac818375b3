import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { SearchField } from "../../../../components/ui/search-field.tsx";
import { Select } from "../../../../components/ui/select.tsx";
import { RESOURCE_KINDS, parseResourceSearch } from "../model/resource-search.ts";
import type { ResourceFilter, ResourceSearch } from "../model/resource-search.ts";

const PAUSE_MS = 250;

type ResourceFiltersProps = {
  search: ResourceSearch;
  onSearch: (search: ResourceSearch) => void;
};

/** Shows what is typed at once; the address, and with it the server, follows when somebody pauses. */
function useTyped(inAddress: string, onPause: (typed: string) => void) {
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (typed === inAddress) setTyped(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onPause(text), PAUSE_MS);
  };
  return [typed ?? inAddress, type] as const;
}

/** Search by title and filter by type; both begin again at the first page. */
export function ResourceFilters({ search, onSearch }: ResourceFiltersProps) {
  const { t } = useTranslation("resources");
  const narrow = (change: Record<string, unknown>) =>
    onSearch(parseResourceSearch({ ...search, page: undefined, ...change }));
  const [text, setText] = useTyped(search.search ?? "", (typed) => narrow({ search: typed }));
  const options: { value: ResourceFilter; label: string }[] = [
    { value: "all", label: t("filter.all") },
    ...RESOURCE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
  ];
  return (
    <div className="mb-6 flex flex-wrap gap-3">
      <SearchField
        className="min-w-[min(14rem,100%)] grow sm:max-w-md"
        placeholder={t("search")}
        value={text}
        onChange={setText}
      />
      <Select
        className="w-full xs:w-48"
        aria-label={t("filter.label")}
        options={options}
        value={search.type ?? "all"}
        onValueChange={(type) => narrow({ search: text, type })}
      />
    </div>
  );
}
