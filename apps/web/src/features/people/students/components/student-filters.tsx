import { useTranslation } from "react-i18next";

import { SearchField } from "../../../../components/ui/search-field.tsx";
import { Select } from "../../../../components/ui/select.tsx";
import { STUDENT_SORTS, inOrder } from "../model/student-search.ts";
import type { SortOrder, StudentSearch, StudentSort } from "../model/student-search.ts";

type OrderFieldProps = { search: StudentSearch; onSearch: (search: StudentSearch) => void };

/** Cards have no headers to press: on phones the order is a field. */
function OrderField({ search, onSearch }: OrderFieldProps) {
  const { t } = useTranslation("students");
  const { sort = "name", order = "asc" } = search;
  const options = STUDENT_SORTS.flatMap((column) =>
    (["asc", "desc"] as const).map((way) => ({
      value: `${column}:${way}`,
      label: t(`sort.${column}_${way}`),
    })),
  );
  const choose = (chosen: string) => {
    const [column, way] = chosen.split(":") as [StudentSort, SortOrder];
    onSearch(inOrder(search, column, way));
  };
  return (
    <Select
      className="md:hidden"
      aria-label={t("sort.label")}
      options={options}
      value={`${sort}:${order}`}
      onValueChange={choose}
    />
  );
}

type FiltersProps = OrderFieldProps & { typed: string; onType: (text: string) => void };

export function StudentFilters({ typed, onType, ...order }: FiltersProps) {
  const { t } = useTranslation("students");
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <SearchField
        className="w-full sm:max-w-md"
        placeholder={t("search")}
        value={typed}
        onChange={onType}
      />
      <OrderField {...order} />
    </div>
  );
}
