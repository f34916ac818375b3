import { createFileRoute } from "@tanstack/react-router";

import { NotFoundScreen } from "../components/layout/not-found-screen.tsx";

/** A route of its own, so that the shell hydrates for unknown addresses as it does for known ones. */
export const Route = createFileRoute("/$")({
  ssr: false,
  staticData: { page: "notFound" },
  component: NotFoundScreen,
});
