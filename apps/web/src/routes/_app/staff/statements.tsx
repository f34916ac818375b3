import { createFileRoute } from "@tanstack/react-router";

import { StatementsPage } from "../../../features/billing/statements/components/statements-page.tsx";
import { statementsQuery } from "../../../features/billing/statements/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/statements")({
  staticData: { page: "statements", right: "money", namespaces: ["statements", "errors"] },
  loader: () => void beginWithRight("money", statementsQuery),
  component: StatementsPage,
});
