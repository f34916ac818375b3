import { Outlet, createFileRoute } from "@tanstack/react-router";

import { PublicLayout } from "../components/layout/public-layout.tsx";
import { useInstitute } from "../lib/institute.ts";

export const Route = createFileRoute("/_public")({ ssr: true, component: PublicRoute });

function PublicRoute() {
  return (
    <PublicLayout institute={useInstitute()}>
      <Outlet />
    </PublicLayout>
  );
}
