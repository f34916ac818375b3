import { createFileRoute } from "@tanstack/react-router";

import { PlacePage } from "../../features/learning/homework/components/place-page.tsx";
import { beginReading } from "../../lib/begin-reading.ts";
import { wishesQuery } from "../../lib/own-wishes.ts";

type PlaceSearch = { pupil?: string };

export const Route = createFileRoute("/_app/recite")({
  staticData: { page: "recitePlacement", namespaces: ["homework", "recitations", "errors"] },
  validateSearch: ({ pupil }: Record<string, unknown>): PlaceSearch =>
    typeof pupil === "string" ? { pupil } : {},
  loader: () => beginReading(wishesQuery),
  component: PlaceRoute,
});

function PlaceRoute() {
  const { user } = Route.useRouteContext();
  const { pupil } = Route.useSearch();
  return <PlacePage key={pupil} user={user} pupil={pupil} />;
}
