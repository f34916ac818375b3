import { createFileRoute } from "@tanstack/react-router";

import { VouchersPage } from "../../../features/billing/vouchers/components/vouchers-page.tsx";
import { vouchersQuery } from "../../../features/billing/vouchers/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/vouchers")({
  staticData: { page: "vouchers", right: "money", namespaces: ["vouchers", "errors"] },
  loader: () => void beginWithRight("money", vouchersQuery),
  component: VouchersPage,
});
