import { createFileRoute } from "@tanstack/react-router";

import { ConditionsPage } from "../../features/face/conditions/components/conditions-page.tsx";

export const Route = createFileRoute("/_public/conditions")({
  ssr: true,
  staticData: { isForEveryone: true, page: "conditions", namespaces: ["legal"] },
  component: ConditionsPage,
});
