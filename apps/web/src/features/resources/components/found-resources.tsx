import type { Resource } from "@riwaq/contracts/resources";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../components/ui/button.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { SearchField } from "../../../components/ui/search-field.tsx";
import { Select } from "../../../components/ui/select.tsx";
import { RESOURCE_KINDS, findResources } from "../model/resource-filter.ts";
import type { ResourceFilter } from "../model/resource-filter.ts";
import { ResourceTable } from "./resource-table.tsx";

/** Search by title and filter by type, on the rows that are there. */
export function FoundResources({ resources }: { resources: readonly Resource[] }) {
  const { t } = useTranslation("resources");
  const [typed, setTyped] = useState("");
  const [filter, setFilter] = useState<ResourceFilter>("all");
  const found = findResources(resources, typed, filter);
  const options: { value: ResourceFilter; label: string }[] = [
    { value: "all", label: t("filter.all") },
    ...RESOURCE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
  ];
  const clear = () => {
    setTyped("");
    setFilter("all");
  };
  return (
    <>
      <div className="mb-6 flex flex-wrap gap-3">
        <SearchField
          className="min-w-56 grow sm:max-w-md"
          placeholder={t("search")}
          value={typed}
          onChange={setTyped}
        />
        <Select
          className="w-full xs:w-48"
          aria-label={t("filter.label")}
          options={options}
          value={filter}
          onValueChange={setFilter}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState
          title={t("empty.title")}
          hint={t("filtered.hint")}
          action={
            <Button variant="outline" onClick={clear}>
              {t("filtered.clear")}
            </Button>
          }
        />
      ) : (
        <ResourceTable resources={found} />
      )}
    </>
  );
}
