import { createFileRoute } from "@tanstack/react-router";

import { DeckPage } from "../../../features/memory/cards/components/deck-page.tsx";
import { deckQuery, ownPupilsQuery } from "../../../features/memory/cards/queries.ts";
import { beginAs, beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/cards_/$id")({
  staticData: { page: "cards", namespaces: ["cards", "staff", "errors"] },
  loader: ({ context: { user }, params }) => {
    void beginAs(user, "T", deckQuery(params.id), ownPupilsQuery);
    void beginWithRight("content", deckQuery(params.id));
  },
  component: DeckRoute,
});

function DeckRoute() {
  const { id } = Route.useParams();
  const { user } = Route.useRouteContext();
  return <DeckPage key={id} id={id} user={user} />;
}
