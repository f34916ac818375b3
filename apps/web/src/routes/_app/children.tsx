import { createFileRoute } from "@tanstack/react-router";

import {
  ChildrenPage,
  ForParents,
} from "../../features/people/children/components/children-page.tsx";

export const Route = createFileRoute("/_app/children")({
  staticData: { page: "children", namespaces: ["children", "profile", "lessons", "errors"] },
  component: ChildrenRoute,
});

function ChildrenRoute() {
  const { user } = Route.useRouteContext();
  return user.role === "P" ? <ChildrenPage /> : <ForParents />;
}
