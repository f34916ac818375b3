import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;
// Lessons begin and end on whole minutes: what is over is over the second it ends.
const CHECK_EVERY_MS = 1_000;

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, CHECK_EVERY_MS);
  return () => clearInterval(timer);
}

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** The instant at which the present minute began; it moves on while it is on show. */
export function useCurrentMinute() {
  return useSyncExternalStore(subscribe, currentMinute, currentMinute);
}
