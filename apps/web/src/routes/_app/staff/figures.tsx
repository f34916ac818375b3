import { createFileRoute } from "@tanstack/react-router";

import { FiguresPage } from "../../../features/views/figures/components/figures-page.tsx";
import { parseFiguresSearch } from "../../../features/views/figures/model/figures-search.ts";
import { figuresQuery } from "../../../features/views/figures/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/figures")({
  staticData: { page: "figures", right: "lessons", namespaces: ["figures", "lessons", "cities"] },
  validateSearch: parseFiguresSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => void beginWithRight("lessons", figuresQuery(deps)),
  component: FiguresRoute,
});

function FiguresRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <FiguresPage
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
