/** Where, between two lessons of a preview, the other side's hour changes. */
import type { Occurrence } from "@riwaq/contracts/scheduling/bookings";
import { civilDateMs } from "@riwaq/domain/time/civil-date";
import { minutesFromTime } from "@riwaq/domain/time/wall-time";
import { toWall } from "@riwaq/domain/time/zone";

function wallMs(instant: string, zone: string): number {
  const { date, time } = toWall(Date.parse(instant), zone);
  return (civilDateMs(date) ?? 0) + (minutesFromTime(time) ?? 0) * 60_000;
}

/** For each lesson before which it happens: by how much the other clock has moved against the anchor's. */
export function clockStepsOf(
  occurrences: readonly Occurrence[],
  anchorZone: string,
  otherZone: string,
): Map<string, number> {
  const steps = new Map<string, number>();
  const aheadAt = ({ starts_at }: Occurrence) =>
    wallMs(starts_at, otherZone) - wallMs(starts_at, anchorZone);
  for (const [index, occurrence] of occurrences.entries()) {
    const earlier = occurrences[index - 1];
    const movedMs = earlier ? aheadAt(occurrence) - aheadAt(earlier) : 0;
    if (movedMs !== 0) steps.set(occurrence.starts_at, movedMs);
  }
  return steps;
}
