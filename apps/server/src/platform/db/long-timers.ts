/** The longest that Node's timers hold: one that is asked for more runs at once. */
const LONGEST_MS = 2 ** 31 - 1;

let areHeld = false;

/**
 * The embedded PostgreSQL sets its alarms by the wall clock. Where that is set back by years, an alarm that comes
 * finds itself years too early and is set again, a thousand times a second. What is longer than a timer holds is
 * therefore cut, for the whole process: the database reaches for the global one, and has no other handle.
 */
export function holdLongTimers(): void {
  if (areHeld) return;
  areHeld = true;
  const real = globalThis.setTimeout;
  const held = (run: () => void, ms?: number, ...given: []) =>
    real(run, ms === undefined ? ms : Math.min(ms, LONGEST_MS), ...given);
  globalThis.setTimeout = Object.assign(held, real);
}
