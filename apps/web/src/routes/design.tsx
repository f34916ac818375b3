import { createFileRoute } from "@tanstack/react-router";
import { lazy } from "react";

import { LoadingScreen } from "../components/layout/loading-screen.tsx";
import { NotFoundScreen } from "../components/layout/not-found-screen.tsx";
import { institute } from "../lib/institute.ts";

const DesignPage = lazy(async () => ({
  default: (await import("../features/face/design/components/design-page.tsx")).DesignPage,
}));

async function isOpen() {
  return import.meta.env.DEV || ((await institute.load())?.demo_accounts.length ?? 0) > 0;
}

/** For those who build the site: open in development and in demo mode, elsewhere an unknown address. */
export const Route = createFileRoute("/design")({
  ssr: false,
  beforeLoad: async ({ context }) => {
    if (!(await isOpen())) return { page: "notFound" as const };
    await context.i18n.loadNamespaces(["design", "errors"]);
    return { page: "design" as const };
  },
  pendingComponent: LoadingScreen,
  component: DesignRoute,
});

function DesignRoute() {
  const { page } = Route.useRouteContext();
  return page === "design" ? <DesignPage /> : <NotFoundScreen />;
}
