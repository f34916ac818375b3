import { createFileRoute } from "@tanstack/react-router";

import { PracticePage } from "../../features/memory/practice/components/practice-page.tsx";
import { practiceQuery } from "../../features/memory/practice/model/practice-query.ts";
import {
  type PracticeSearch,
  parsePracticeSearch,
} from "../../features/memory/practice/model/practice-search.ts";
import { beginReading } from "../../lib/begin-reading.ts";
import { childrenQuery } from "../../lib/own-children.ts";
import { beginAs } from "../../lib/own-homes.ts";
import { mushafQuery } from "../../lib/recitation/own-mushaf.ts";

export const Route = createFileRoute("/_app/practice")({
  staticData: { page: "practice", namespaces: ["practice", "mushaf", "marks", "errors"] },
  validateSearch: parsePracticeSearch,
  loaderDeps: ({ search: { pupil } }) => ({ pupil }),
  loader: ({ context: { user }, deps: { pupil } }) => {
    beginReading(mushafQuery, pupil !== undefined && practiceQuery(pupil, user.id));
    void beginAs(user, "P", childrenQuery);
  },
  component: PracticeRoute,
});

function PracticeRoute() {
  const { user } = Route.useRouteContext();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const open = (next: PracticeSearch) => void navigate({ search: next });
  return <PracticePage user={user} search={search} onSearch={open} />;
}
