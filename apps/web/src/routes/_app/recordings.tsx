import { createFileRoute } from "@tanstack/react-router";

import { ToHearPage } from "../../features/learning/homework/components/to-hear-page.tsx";
import { toHearQuery } from "../../features/learning/homework/queries.ts";
import { beginReading } from "../../lib/begin-reading.ts";

export const Route = createFileRoute("/_app/recordings")({
  staticData: { page: "toHear", namespaces: ["homework", "recitations", "errors"] },
  loader: () => beginReading(toHearQuery),
  component: ToHearPage,
});
