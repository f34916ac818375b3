import { createFileRoute } from "@tanstack/react-router";

import { DeclarationPage } from "../../features/billing/declarations/components/declaration-page.tsx";

export const Route = createFileRoute("/_public/withdraw")({
  ssr: true,
  staticData: { isForEveryone: true, page: "withdraw", namespaces: ["declare", "errors"] },
  component: WithdrawRoute,
});

function WithdrawRoute() {
  return <DeclarationPage kind="withdrawal" />;
}
