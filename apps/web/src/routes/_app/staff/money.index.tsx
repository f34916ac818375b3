import { createFileRoute } from "@tanstack/react-router";

import { MoneyPage } from "../../../features/billing/desk/components/money-page.tsx";
import { moneyTodayQuery } from "../../../features/billing/desk/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/money/")({
  staticData: { page: "money", right: "money", namespaces: ["money", "errors"] },
  loader: () => void beginWithRight("money", moneyTodayQuery),
  component: MoneyPage,
});
