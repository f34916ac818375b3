import { useSyncExternalStore } from "react";

const QUERY = "(min-width: 48rem)";

function subscribe(onChange: () => void) {
  const list = matchMedia(QUERY);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}

/** Whether there is room for a week side by side. For what is built otherwise; looks are the stylesheet's. */
export function useWideScreen() {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  );
}
