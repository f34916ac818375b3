import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";

import { partQuery } from "../../components/mushaf/part-query.ts";
import { MushafReader } from "../../features/learning/mushaf/components/mushaf-reader.tsx";
import {
  type MushafSearch,
  parseMushafSearch,
} from "../../features/learning/mushaf/model/mushaf-search.ts";
import { beginReading } from "../../lib/begin-reading.ts";
import { mushafQuery } from "../../lib/recitation/own-mushaf.ts";

export const Route = createFileRoute("/_app/mushaf")({
  staticData: { page: "mushaf", namespaces: ["mushaf", "marks", "tests", "errors"] },
  validateSearch: parseMushafSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { page } }) => beginReading(mushafQuery, page !== undefined && partQuery(page)),
  component: MushafRoute,
});

function MushafRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const open = useCallback(
    (next: MushafSearch) => void navigate({ search: next, replace: true, resetScroll: false }),
    [navigate],
  );
  return <MushafReader search={search} onSearch={open} />;
}
