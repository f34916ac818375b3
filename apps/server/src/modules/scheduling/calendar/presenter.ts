import type { CalendarFeed, ClockChange } from "@riwaq/contracts/scheduling/calendar";
import { transitionsOf } from "@riwaq/domain/time/transitions";
import { timeFromMinutes } from "@riwaq/domain/time/wall-time";

import type { SeriesChange } from "./find-clock-changes.ts";

export function presentFeed(feed: { readAt: Date | null } | undefined): CalendarFeed {
  return { exists: !!feed, url: null, read_at: feed?.readAt?.toISOString() ?? null };
}

/** One entry for each instant and zone, with every lesson of the week that it moves. */
export function presentClockChanges(changes: SeriesChange[]): ClockChange[] {
  const groups = Map.groupBy(changes, ({ atMs, zone }) => `${atMs} ${zone}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { atMs, zone } = first;
    return {
      changes_at: new Date(atMs).toISOString(),
      zone,
      shift_minutes: shiftMinutes(atMs, zone),
      series: group.map(presentSeriesChange),
    };
  });
}

function presentSeriesChange(change: SeriesChange): ClockChange["series"][number] {
  const { row, otherZone, firstStartsAt, seriesAnchorTime } = change;
  return {
    series_id: row.id,
    student_name: row.pupils.map(({ name }) => name).join(" · "),
    teacher_name: row.teacherName,
    anchor_zone: row.anchorZone,
    other_zone: otherZone,
    first_starts_at: firstStartsAt.toISOString(),
    day_of_week: seriesAnchorTime.dayOfWeek,
    anchor_time: timeFromMinutes(seriesAnchorTime.minute),
    other_time_before: timeFromMinutes(change.otherTimeBefore.minute),
    other_time_after: timeFromMinutes(change.otherTimeAfter.minute),
  };
}

/** By how much the clocks of that zone go forward; negative when they go back. */
function shiftMinutes(atMs: number, zone: string): number {
  const [transition] = transitionsOf(zone, atMs, atMs + 1);
  return transition ? (transition.offsetAfterMs - transition.offsetBeforeMs) / 60_000 : 0;
}
