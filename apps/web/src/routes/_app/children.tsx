import { createFileRoute } from "@tanstack/react-router";

import {
  ChildrenPage,
  ForParents,
} from "../../features/people/children/components/children-page.tsx";
import { PayerCard } from "../../features/people/families/components/payer-card.tsx";
import { familiesQuery } from "../../features/people/families/queries.ts";
import { childrenQuery } from "../../lib/own-children.ts";
import { beginAs, useHeldHomes } from "../../lib/own-homes.ts";
import { wishesQuery } from "../../lib/own-wishes.ts";

export const Route = createFileRoute("/_app/children")({
  staticData: {
    page: "children",
    namespaces: ["children", "recitations", "wishes", "profile", "lessons", "cities", "errors"],
  },
  loader: ({ context: { user } }) =>
    void beginAs(user, "P", childrenQuery, familiesQuery, wishesQuery),
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
