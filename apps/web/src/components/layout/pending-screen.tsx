import { useHydrated } from "@tanstack/react-router";

import { LoadingIndicator } from "../ui/loading-indicator.tsx";
import { LoadingScreen } from "./loading-screen.tsx";

/** The router's pending view; on the very first paint the whole screen is waiting. */
export function PendingScreen() {
  const isHydrated = useHydrated();
  return isHydrated ? <LoadingIndicator /> : <LoadingScreen />;
}
