import { createFileRoute } from "@tanstack/react-router";

import {
  type CardsSearch,
  PracticePage,
} from "../../../features/memory/cards/components/practice-page.tsx";
import { learnersQuery } from "../../../features/memory/cards/queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";

export const Route = createFileRoute("/_app/practice_/cards")({
  staticData: { page: "practiceCards", namespaces: ["cards", "errors"] },
  validateSearch: ({ pupil }: Record<string, unknown>): CardsSearch =>
    typeof pupil === "string" && pupil !== "" ? { pupil } : {},
  loader: ({ context: { user } }) => beginReading(learnersQuery(user.id)),
  component: CardsRoute,
});

function CardsRoute() {
  const { user } = Route.useRouteContext();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PracticePage
      user={user}
      search={search}
      onSearch={(next) => void navigate({ search: next })}
    />
  );
}
