import { createFileRoute } from "@tanstack/react-router";

import { similarQuery } from "../../../components/similar-verses/similar-query.ts";
import { SimilarDrill } from "../../../features/memory/similar/components/similar-drill.tsx";
import { beginReading } from "../../../lib/begin-reading.ts";

type Search = { pupil?: string | undefined };
const PUPIL = /^[0-9a-f-]{36}$/;

export const Route = createFileRoute("/_app/practice_/similar")({
  staticData: { page: "similarDrill", namespaces: ["tests", "errors"] },
  validateSearch: ({ pupil }: Record<string, unknown>): Search => ({
    pupil: typeof pupil === "string" && PUPIL.test(pupil) ? pupil : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { pupil } }) => beginReading(pupil !== undefined && similarQuery(pupil)),
  component: DrillRoute,
});

/** Without a pupil in the address one practises oneself. */
function DrillRoute() {
  const { user } = Route.useRouteContext();
  const { pupil = user.id } = Route.useSearch();
  return <SimilarDrill key={pupil} pupil={pupil} />;
}
