import { createFileRoute } from "@tanstack/react-router";

import { UnansweredPage } from "../../../features/scheduling/sessions/components/unanswered-page.tsx";
import { unansweredQuery } from "../../../features/scheduling/sessions/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/outcomes")({
  staticData: {
    page: "unanswered",
    right: "lessons",
    namespaces: ["sessions", "staff", "lessons", "cities", "errors"],
  },
  loader: () => void beginWithRight("lessons", unansweredQuery),
  component: UnansweredPage,
});
