import type { Clock } from "../platform/clock.ts";

/** The present; or the past, while what happened there is written. */
export function pastClock(present: Clock) {
  let past: Date | null = null;
  return {
    now: () => past ?? present.now(),
    turnTo: (atMs: number) => void (past = new Date(atMs)),
    goOn: () => void (past = null),
  };
}

export type PastClock = ReturnType<typeof pastClock>;
