import { DAY_MS } from "../../time/civil-date.ts";
/** Which pupils need their teacher's attention. */
import type { Performance } from "../../words.ts";
import type { Attendance } from "./attendance.ts";
import { meanGrade } from "./performance.ts";

export const ATTENTION_REASONS = ["absent", "falling", "away"] as const;
export type AttentionReason = (typeof ATTENTION_REASONS)[number];

/** What one report says; `grade` is null where there is none. */
export type Mark = { attendance: Attendance; grade: Performance | null };

/** So many of the newest reports are enough to judge by. */
export const ATTENTION_MARKS = 16;

const RECENT = 3;
const ABSENCES = 2;
const BEFORE = 5;
/** Of less, no mean is spoken of. */
const BEFORE_AT_LEAST = 2;
const FALL = 0.75;
const AWAY_MS = 14 * DAY_MS;
const AHEAD_MS = 7 * DAY_MS;

/**
 * Why a pupil needs attention, none of it or several; marks are the newest first, instants in ms, null where there is none.
 * - absent: two of the last three reports.
 * - falling: the mean of the last three grades lies at least 0.75 below that of the five before (two at least).
 * - away: no lesson was held for 14 days and none is planned within 7. Not said of one who has never had a lesson.
 */
export function attentionOf(pupil: {
  marks: readonly Mark[];
  lastHeldAtMs: number | null;
  nextAtMs: number | null;
  nowMs: number;
}): AttentionReason[] {
  const { marks, lastHeldAtMs, nextAtMs, nowMs } = pupil;
  const absences = marks.slice(0, RECENT).filter(({ attendance }) => attendance === "absent");
  const isAway =
    lastHeldAtMs !== null &&
    nowMs - lastHeldAtMs >= AWAY_MS &&
    (nextAtMs === null || nextAtMs - nowMs > AHEAD_MS);
  const holds: Record<AttentionReason, boolean> = {
    absent: absences.length >= ABSENCES,
    falling: isFalling(marks),
    away: isAway,
  };
  return ATTENTION_REASONS.filter((reason) => holds[reason]);
}

function isFalling(marks: readonly Mark[]): boolean {
  const grades = marks.flatMap(({ grade }) => grade ?? []);
  const recent = grades.slice(0, RECENT);
  const before = grades.slice(RECENT, RECENT + BEFORE);
  if (recent.length < RECENT || before.length < BEFORE_AT_LEAST) return false;
  return (meanGrade(before) ?? 0) - (meanGrade(recent) ?? 0) >= FALL;
}
