const LATEST_MS = 1000;
const WITHOUT_IDLE_MS = 200;

/** Runs once the browser has nothing more urgent to do; Safari cannot tell and gets a short delay. */
export function whenIdle(callback: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: LATEST_MS });
  else setTimeout(callback, WITHOUT_IDLE_MS);
}
