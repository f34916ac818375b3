import { createFileRoute } from "@tanstack/react-router";

import { PrivacyPage } from "../../features/face/privacy/components/privacy-page.tsx";

export const Route = createFileRoute("/_public/privacy")({
  ssr: true,
  staticData: { isForEveryone: true, page: "privacy", namespaces: ["privacy"] },
  component: PrivacyPage,
});
