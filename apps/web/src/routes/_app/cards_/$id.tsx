import { createFileRoute } from "@tanstack/react-router";

import { DeckPage } from "../../../features/memory/cards/components/deck-page.tsx";
import { deckQuery, ownPupilsQuery } from "../../../features/memory/cards/queries.ts";
import { beginAs } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/cards_/$id")({
  staticData: { page: "cards", namespaces: ["cards", "staff", "errors"] },
  loader: ({ context: { user }, params }) =>
    void beginAs(user, "T", deckQuery(params.id), ownPupilsQuery),
  component: DeckRoute,
});

function DeckRoute() {
  const { id } = Route.useParams();
  return <DeckPage key={id} id={id} />;
}
