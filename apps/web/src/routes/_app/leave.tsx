import { createFileRoute } from "@tanstack/react-router";

import { OwnLeavesPage } from "../../features/scheduling/leave/components/own-leaves-page.tsx";
import { ownLeavesQuery } from "../../features/scheduling/leave/queries.ts";
import { beginAs } from "../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/leave")({
  staticData: { page: "leave", namespaces: ["leave", "lessons", "cities", "errors"] },
  loader: ({ context: { user } }) => void beginAs(user, "T", ownLeavesQuery),
  component: OwnLeavesPage,
});
