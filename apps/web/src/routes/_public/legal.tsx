import { createFileRoute } from "@tanstack/react-router";

import { LegalPage } from "../../features/face/legal/components/legal-page.tsx";

export const Route = createFileRoute("/_public/legal")({
  ssr: true,
  staticData: { isForEveryone: true, page: "legal", namespaces: ["legal"] },
  component: LegalPage,
});
