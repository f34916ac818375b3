import { createFileRoute, redirect } from "@tanstack/react-router";

import { NotFoundScreen } from "../components/layout/not-found-screen.tsx";

/** A route of its own, so that the shell hydrates for unknown addresses as it does for known ones. A
 * visitor comes by it to every page that is not a written one.
 */
export const Route = createFileRoute("/$")({
  ssr: false,
  staticData: { page: "notFound" },
  beforeLoad: async ({ context: { grow }, location }) => {
    if (!grow) return;
    await grow();
    throw redirect({ href: location.href, state: location.state, replace: true });
  },
  component: NotFoundScreen,
});
