import { createFileRoute } from "@tanstack/react-router";

import { GiftsPage } from "../../../features/billing/vouchers/components/gifts-page.tsx";
import { ownVouchersQuery } from "../../../features/billing/vouchers/queries.ts";
import { beginReading } from "../../../lib/begin-reading.ts";

export const Route = createFileRoute("/_app/subscription_/gifts")({
  staticData: { page: "gifts", namespaces: ["vouchers", "pricing", "errors"] },
  loader: () => beginReading(ownVouchersQuery),
  component: GiftsPage,
});
