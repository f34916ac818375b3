import { useSyncExternalStore } from "react";

declare const __BUILD_YEAR__: number;

const neverChanges = () => () => undefined;

/** A page written last year must hydrate as it was written, and say this year right after. */
export function useCurrentYear() {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  );
}
