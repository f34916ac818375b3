import { Suspense, lazy } from "react";

import { useToast } from "./toast-store.ts";

// Most visits see no message at all.
const ToastRegion = lazy(async () => ({
  default: (await import("./toast-region.tsx")).ToastRegion,
}));

/** One message at a time, five seconds, a swipe to the right sends it away. */
export function Toaster() {
  const message = useToast();
  return (
    message && (
      <Suspense fallback={null}>
        <ToastRegion message={message} />
      </Suspense>
    )
  );
}
