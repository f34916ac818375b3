import { toWall } from "@riwaq/domain/time/zone";
import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";

import { ExportsPage } from "../../../features/institute/exports/components/exports-page.tsx";
import { deviceTimeZone } from "../../../lib/format.ts";
import { useReaderZone } from "../../../lib/own-profile.ts";

export const Route = createFileRoute("/_app/staff/exports")({
  staticData: { page: "exports", right: "people", namespaces: ["exchange", "errors"] },
  component: ExportsRoute,
});

function ExportsRoute() {
  const [now] = useState(Date.now);
  const zone = useReaderZone() ?? deviceTimeZone();
  return <ExportsPage today={toWall(now, zone).date} />;
}
