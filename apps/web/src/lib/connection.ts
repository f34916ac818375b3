import { useSyncExternalStore } from "react";

import { ApiError } from "./api-error.ts";

let isSilent = false;
const listeners = new Set<() => void>();

/** Told by every call: whether an answer came, whatever it says. */
export function noteAnswer(isAnswered: boolean) {
  if (isSilent === !isAnswered) return;
  isSilent = !isAnswered;
  for (const tell of listeners) tell();
}

export function isOffline() {
  return isSilent || !navigator.onLine;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

export function useIsOffline() {
  return useSyncExternalStore(subscribe, isOffline, () => false);
}

/** No answer, or one that only says that the server cannot answer now. */
export function isUnreachable(error: unknown) {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

const TOO_EARLY: ReadonlySet<number> = new Set([401, 408, 429]);

/** A server that cannot answer now will; one that says no says it again. */
export const mayStillArrive = (error: unknown): boolean =>
  isUnreachable(error) || (error instanceof ApiError && TOO_EARLY.has(error.status));
