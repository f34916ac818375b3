import { type Clock, systemClock } from "pg-boss";

const startedAtMs = Date.now() - performance.now();

/**
 * The job library waits until its clock says that it has waited long enough. By the machine's, one that is set back by
 * years would make the rounds wait for years. This one goes on as time does; how far the database's is from it, the
 * library finds out by itself.
 */
export const steadyClock: Clock = {
  ...systemClock,
  now: () => startedAtMs + performance.now(),
};
