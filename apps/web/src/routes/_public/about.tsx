import { createFileRoute } from "@tanstack/react-router";

import { AboutPage } from "../../features/face/about/components/about-page.tsx";
import { redirectSignedIn } from "../../features/identity/authentication/model/route-guards.ts";

export const Route = createFileRoute("/_public/about")({
  ssr: true,
  staticData: { page: "about", namespaces: ["about"] },
  beforeLoad: redirectSignedIn,
  component: AboutPage,
});
