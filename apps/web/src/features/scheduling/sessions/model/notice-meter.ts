import { type Meter, type MeterPhase, phaseAt } from "@riwaq/domain/scheduling/policy/meter";

/** Neither of the first two is ever too thin to be seen: two hours of three weeks would not be. */
const LEAST_PART = 0.2;
/** The lesson itself, at the end of the bar. */
const LOST_PART = 0.12;

/** How much of the bar each phase takes, of what of them is still to come; together 1. */
export function meterParts(meter: Meter, nowMs: number): Record<MeterPhase, number> {
  const phase = phaseAt(meter, nowMs);
  if (phase === "lost") return { free: 0, counts: 0, lost: 1 };
  const before = 1 - LOST_PART;
  if (phase === "counts") return { free: 0, counts: before, lost: LOST_PART };
  const part = (meter.freeUntilMs - nowMs) / (meter.countsUntilMs - nowMs);
  const free = before * Math.min(1 - LEAST_PART, Math.max(LEAST_PART, part));
  return { free, counts: before - free, lost: LOST_PART };
}
