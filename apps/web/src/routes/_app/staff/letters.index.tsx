import { createFileRoute } from "@tanstack/react-router";

import { TextsPage } from "../../../features/notifications/texts/components/texts-page.tsx";
import { textsQuery } from "../../../features/notifications/texts/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/letters/")({
  staticData: { page: "letters", right: "content", namespaces: ["staff", "errors"] },
  loader: () => void beginWithRight("content", textsQuery),
  component: TextsPage,
});
