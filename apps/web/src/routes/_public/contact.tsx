import { createFileRoute } from "@tanstack/react-router";

import { ContactPage } from "../../features/institute/contact/components/contact-page.tsx";

export const Route = createFileRoute("/_public/contact")({
  ssr: true,
  staticData: { isForEveryone: true, page: "contact", namespaces: ["contact", "errors"] },
  component: ContactPage,
});
