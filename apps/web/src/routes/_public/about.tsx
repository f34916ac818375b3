import { createFileRoute } from "@tanstack/react-router";

import { AboutPage } from "../../features/about/components/about-page.tsx";
import { redirectSignedIn } from "../../features/authentication/model/route-guards.ts";

export const Route = createFileRoute("/_public/about")({
  ssr: true,
  staticData: { page: "about", namespaces: ["about"] },
  beforeLoad: redirectSignedIn,
  component: AboutPage,
});
