/** What cancelling a lesson costs its family as time goes by: shown before anybody presses anything. */
import { freeUntil, type PolicyInForce } from "./values.ts";

/** free: nothing; counts: the lesson counts as taken; lost: it has begun, and cannot be cancelled any more. */
export const METER_PHASES = ["free", "counts", "lost"] as const;

export type MeterPhase = (typeof METER_PHASES)[number];

/** Instants (ms) at which the phases end, one after the other: the first inclusive, as the notice is, the others not. */
export type Meter = Record<`${MeterPhase}UntilMs`, number>;

/**
 * The phases of a lesson from `startsAtMs` to `endsAtMs` (instants in ms): free until the notice begins, then
 * counted as taken until the start, then lost until the end (terms, schedule).
 */
export function meterOf({
  startsAtMs,
  endsAtMs,
  nowMs,
  policy,
}: {
  startsAtMs: number;
  endsAtMs: number;
  nowMs: number;
  /** What holds at `nowMs`. */
  policy: PolicyInForce;
}): Meter {
  const freeUntilMs = freeUntil(policy, { startsAtMs, nowMs });
  return { freeUntilMs, countsUntilMs: startsAtMs, lostUntilMs: endsAtMs };
}

/** The phase at `nowMs`; a lesson that is over stays lost. */
export function phaseAt({ freeUntilMs, countsUntilMs }: Meter, nowMs: number): MeterPhase {
  if (nowMs <= freeUntilMs) return "free";
  return nowMs < countsUntilMs ? "counts" : "lost";
}
