import { createFileRoute } from "@tanstack/react-router";

import { LegalActsPage } from "../../../features/billing/legal-acts/components/legal-acts-page.tsx";
import { legalActsQuery } from "../../../features/billing/legal-acts/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/legal-acts")({
  staticData: { page: "legalActs", right: "money", namespaces: ["billing", "errors"] },
  loader: () => void beginWithRight("money", legalActsQuery),
  component: LegalActsPage,
});
