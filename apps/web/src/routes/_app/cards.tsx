import { createFileRoute } from "@tanstack/react-router";

import { DecksPage } from "../../features/memory/cards/components/decks-page.tsx";
import { decksQuery } from "../../features/memory/cards/queries.ts";
import { beginAs, beginWithRight } from "../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/cards")({
  staticData: { page: "cards", namespaces: ["cards", "errors"] },
  loader: ({ context: { user } }) => {
    void beginAs(user, "T", decksQuery);
    void beginWithRight("content", decksQuery);
  },
  component: DecksRoute,
});

function DecksRoute() {
  const { user } = Route.useRouteContext();
  return <DecksPage user={user} />;
}
