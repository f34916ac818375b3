import { CatchBoundary } from "@tanstack/react-router";
import { Suspense, lazy, useState } from "react";

import { NotificationsButton } from "../components/layout/notifications-button.tsx";

// No page waits for it, or falls with it.
const NotificationsBell = lazy(async () => ({
  default: (
    await import("../features/notifications/notifications/components/notifications-bell.tsx")
  ).NotificationsBell,
}));

export function Bell() {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <CatchBoundary getResetKey={() => "bell"} errorComponent={NotificationsButton}>
      <Suspense fallback={<NotificationsButton onPress={() => setIsAsked(true)} />}>
        <NotificationsBell isAsked={isAsked} />
      </Suspense>
    </CatchBoundary>
  );
}
