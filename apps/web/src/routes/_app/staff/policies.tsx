import { createFileRoute } from "@tanstack/react-router";

import { PoliciesPage } from "../../../features/institute/policies/components/policies-page.tsx";
import { policiesQuery } from "../../../features/institute/policies/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/policies")({
  staticData: {
    page: "policies",
    right: "content",
    namespaces: ["staff", "lessons", "cities", "errors"],
  },
  loader: () => void beginWithRight("content", policiesQuery),
  component: PoliciesPage,
});
