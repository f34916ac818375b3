import { createFileRoute } from "@tanstack/react-router";

import {
  ChildrenPage,
  ForParents,
} from "../../features/people/children/components/children-page.tsx";
import { PayerCard } from "../../features/people/families/components/payer-card.tsx";
import { familiesQuery } from "../../features/people/families/queries.ts";
import { childrenQuery } from "../../lib/own-children.ts";
import { beginAs, useHeldHomes } from "../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/children")({
  staticData: { page: "children", namespaces: ["children", "profile", "lessons", "errors"] },
  loader: ({ context: { user } }) => void beginAs(user, "P", childrenQuery, familiesQuery),
  component: ChildrenRoute,
});

function ChildrenRoute() {
  const { user } = Route.useRouteContext();
  return useHeldHomes(user).includes("P") ? (
    <ChildrenPage payer={<PayerCard userId={user.id} className="mt-8" />} />
  ) : (
    <ForParents />
  );
}
