import { createFileRoute } from "@tanstack/react-router";

import { TestimonialsPage } from "../../../features/institute/testimonials/components/testimonials-page.tsx";
import { staffTestimonialsQuery } from "../../../features/institute/testimonials/queries.ts";
import { beginWithRight } from "../../../lib/own-homes.ts";

export const Route = createFileRoute("/_app/staff/testimonials")({
  staticData: { page: "testimonials", right: "content", namespaces: ["staff", "errors"] },
  loader: () => void beginWithRight("content", staffTestimonialsQuery),
  component: TestimonialsPage,
});
