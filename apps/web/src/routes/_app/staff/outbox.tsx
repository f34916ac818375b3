import { createFileRoute } from "@tanstack/react-router";

import { OutboxPage } from "../../../features/staff/components/outbox-page.tsx";

export const Route = createFileRoute("/_app/staff/outbox")({
  staticData: { page: "outbox", namespaces: ["staff", "errors"] },
  component: OutboxPage,
});
