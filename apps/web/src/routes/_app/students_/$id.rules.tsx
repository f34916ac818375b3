import { createFileRoute } from "@tanstack/react-router";

import { RulesPage } from "../../../features/memory/ear/components/rules-page.tsx";
import { earMapQuery, rulesQuery } from "../../../features/memory/ear/model/ear-queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";
import { useReader } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/students_/$id/rules")({
  staticData: { page: "rules", namespaces: ["ear", "marks", "errors"] },
  loader: ({ params }) => beginReading(rulesQuery(params.id), earMapQuery(params.id)),
  component: RulesRoute,
});

function RulesRoute() {
  const { id } = Route.useParams();
  const { user } = Route.useRouteContext();
  const reader = useReader(user);
  return <RulesPage key={id} id={id} canListen={reader === "S" || reader === "P"} />;
}
