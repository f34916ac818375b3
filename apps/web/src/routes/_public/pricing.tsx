import { createFileRoute } from "@tanstack/react-router";

import { PricingPage } from "../../features/face/pricing/components/pricing-page.tsx";

export const Route = createFileRoute("/_public/pricing")({
  ssr: true,
  staticData: { isForEveryone: true, page: "pricing", namespaces: ["pricing"] },
  component: PricingPage,
});
