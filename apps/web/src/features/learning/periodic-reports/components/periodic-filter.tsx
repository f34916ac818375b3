import type { CurrentUser } from "@riwaq/contracts/identity/users";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../../../components/ui/tabs.tsx";
import { PERIODIC_TABS, parsePeriodicSearch } from "../model/periodic-search.ts";
import type { PeriodicSearch } from "../model/periodic-search.ts";

const ALL = "all";

type PeriodicFilterProps = {
  reader: CurrentUser["role"];
  names: ReadonlyMap<string, string>;
  search: PeriodicSearch;
  onSearch: (search: PeriodicSearch) => void;
  children: ReactNode;
};

/** By how far they have come; for parents of several children, by child. */
export function PeriodicFilter(props: PeriodicFilterProps) {
  const { t } = useTranslation("reports");
  const { reader, names, search, onSearch, children } = props;
  const isParent = reader === "P";
  const tabs = isParent
    ? [{ value: ALL, label: t("periodic.allChildren") }].concat(
        [...names].map(([value, label]) => ({ value, label })),
      )
    : PERIODIC_TABS.map((value) => ({ value, label: t(`periodic.status.${value}`) }));
  if (isParent && names.size < 2) return children;
  const value = (isParent ? search.student : search.status) ?? ALL;
  const choose = (next: string) =>
    onSearch(parsePeriodicSearch(next === ALL ? {} : { [isParent ? "student" : "status"]: next }));
  return (
    <Tabs value={value} onValueChange={choose}>
      <TabsList aria-label={t("periodic.filter")}>
        {tabs.map((tab) => (
          <TabsTrigger key={tab.value} value={tab.value}>
            <bdi>{tab.label}</bdi>
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value={value}>{children}</TabsContent>
    </Tabs>
  );
}
