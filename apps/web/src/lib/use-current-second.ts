import { useSyncExternalStore } from "react";

const SECOND_MS = 1000;

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, SECOND_MS);
  return () => clearInterval(timer);
}

const currentSecond = () => Math.floor(Date.now() / SECOND_MS) * SECOND_MS;

/** For a countdown: the instant at which the present second began. */
export function useCurrentSecond() {
  return useSyncExternalStore(subscribe, currentSecond, currentSecond);
}
