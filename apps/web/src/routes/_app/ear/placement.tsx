import { createFileRoute } from "@tanstack/react-router";

import { RecordingsPage } from "../../../features/people/placement/components/recordings-page.tsx";
import { recordingsQuery } from "../../../features/people/placement/model/recordings.ts";
import { beginReading } from "../../../lib/begin-reading.ts";

export const Route = createFileRoute("/_app/ear/placement")({
  staticData: { page: "earPlacement", namespaces: ["ear", "placement", "errors"] },
  loader: () => beginReading(recordingsQuery),
  component: RecordingsPage,
});
