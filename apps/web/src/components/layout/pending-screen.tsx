import { useRouterState } from "@tanstack/react-router";

import { LoadingIndicator } from "../ui/loading-indicator.tsx";
import { LoadingScreen } from "./loading-screen.tsx";

/** The router's pending view; until the first page is there the whole screen is waiting. */
export function PendingScreen() {
  const hasPage = useRouterState({ select: (state) => state.resolvedLocation !== undefined });
  return hasPage ? <LoadingIndicator /> : <LoadingScreen />;
}
