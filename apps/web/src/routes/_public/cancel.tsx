import { createFileRoute } from "@tanstack/react-router";

import { DeclarationPage } from "../../features/billing/declarations/components/declaration-page.tsx";

export const Route = createFileRoute("/_public/cancel")({
  ssr: true,
  staticData: { isForEveryone: true, page: "cancel", namespaces: ["declare", "errors"] },
  component: CancelRoute,
});

function CancelRoute() {
  return <DeclarationPage kind="leaving" />;
}
