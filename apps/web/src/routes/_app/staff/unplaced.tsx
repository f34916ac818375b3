import { createFileRoute } from "@tanstack/react-router";

import { UnplacedPage } from "../../../features/scheduling/sessions/components/unplaced-page.tsx";
import { unplacedQuery } from "../../../features/scheduling/sessions/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";
import { BookAgain } from "./-book-again.tsx";

export const Route = createFileRoute("/_app/staff/unplaced")({
  staticData: {
    page: "unplaced",
    right: "lessons",
    namespaces: ["sessions", "lessons", "cities", "booking", "offers", "errors"],
  },
  loader: () => void beginWithRight("lessons", unplacedQuery),
  component: UnplacedRoute,
});

function UnplacedRoute() {
  return <UnplacedPage Book={BookAgain} />;
}
