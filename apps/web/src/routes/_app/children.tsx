import { createFileRoute } from "@tanstack/react-router";

import {
  ChildrenPage,
  ForParents,
} from "../../features/people/children/components/children-page.tsx";
import { beginReading } from "../../lib/begin-reading.ts";
import { childrenQuery } from "../../lib/own-children.ts";

export const Route = createFileRoute("/_app/children")({
  staticData: { page: "children", namespaces: ["children", "profile", "lessons", "errors"] },
  loader: ({ context: { user } }) => beginReading(user.role === "P" && childrenQuery),
  component: ChildrenRoute,
});

function ChildrenRoute() {
  const { user } = Route.useRouteContext();
  return user.role === "P" ? <ChildrenPage /> : <ForParents />;
}
