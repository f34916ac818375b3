import { Suspense, lazy } from "react";

import { NotificationsButton } from "../components/layout/notifications-button.tsx";

// No page waits for it.
const NotificationsBell = lazy(async () => ({
  default: (await import("../features/notifications/components/notifications-bell.tsx"))
    .NotificationsBell,
}));

export function Bell() {
  return (
    <Suspense fallback={<NotificationsButton />}>
      <NotificationsBell />
    </Suspense>
  );
}
