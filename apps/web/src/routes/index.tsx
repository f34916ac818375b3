import { createFileRoute, redirect } from "@tanstack/react-router";
import { lazy } from "react";

import { LoadingScreen } from "../components/layout/loading-screen.tsx";
import { PublicLayout } from "../components/layout/public-layout.tsx";
import { CONTACT_ANCHOR, paths } from "../config/paths.ts";
import { LandingPage } from "../features/face/home/components/landing-page.tsx";
import { loadCurrentUser } from "../features/identity/authentication/model/route-guards.ts";
import { useCurrentUser } from "../lib/current-user.ts";

// Visitors do not download what only a signed-in person sees.
const SignedInHome = lazy(async () => ({
  default: (await import("./-signed-in-home.tsx")).SignedInHome,
}));

/** One address, two pages: the landing page for visitors, the role home for whoever is signed in. */
export const Route = createFileRoute("/")({
  ssr: true,
  staticData: { namespaces: ["home", "cities"] },
  beforeLoad: async ({ context, location }) => {
    const user = await loadCurrentUser();
    if (!user) return { page: "home" as const };
    // Data and page begin on their way together; visitors load neither.
    void import("./-begin-home.ts").then(({ beginHome }) => beginHome(user.role));
    // The anchor is at the foot of the visitors' page.
    if (location.hash === CONTACT_ANCHOR) throw redirect({ to: paths.contact });
    await context.i18n.loadNamespaces([
      "dashboard",
      "homes",
      "practice",
      "marks",
      "offers",
      "booking",
      "sessions",
      "lessons",
      "cities",
      "reports",
      "wishes",
      "errors",
    ]);
    return { page: "dashboard" as const };
  },
  pendingMs: 0,
  pendingComponent: LoadingScreen,
  component: HomeRoute,
});

function HomeRoute() {
  const user = useCurrentUser();
  return user ? <SignedInHome user={user} /> : <VisitorHome />;
}

function VisitorHome() {
  return (
    <PublicLayout>
      <LandingPage />
    </PublicLayout>
  );
}
