/** What a pupil's lesson reports come to over time. */
import { groupBy } from "../../group-by.ts";
import { civilDateMs, civilDateOf, DAY_MS } from "../../time/civil-date.ts";
import { toWall } from "../../time/zone.ts";
import type { Performance } from "../../words.ts";
import type { Attendance } from "./attendance.ts";
import { coverGround, emptyGround, type Covered } from "./ground-covered.ts";
import { meanGrade } from "./performance.ts";

export type WrittenReport = {
  /** Instant (ms) at which the lesson began. */
  heldAtMs: number;
  attendance: Attendance;
  grade: Performance | null;
  covered: readonly Covered[];
  /** What its pages and lessons are of: those of two programmes are not the same. */
  programme: string | null;
};

export type AttendanceCount = Record<Attendance, number>;

export type ProgressWeek = AttendanceCount & {
  /** Date "YYYY-MM-DD" of its Saturday. */
  week: string;
  grade: number | null;
  ayat: number;
  pages: number;
  lessons: number;
};

const WEEK_MS = 7 * DAY_MS;

/**
 * The date of the Saturday on or before an instant (ms), on the wall of `zone`: weeks begin on it.
 * @throws RangeError for an unknown zone
 */
export function weekOf(instantMs: number, zone: string): string {
  const { date, dayOfWeek } = toWall(instantMs, zone);
  return civilDateOf((civilDateMs(date) as number) - dayOfWeek * DAY_MS);
}

/** How often a pupil was present, late and absent. */
export function countAttendance(reports: ReadonlyArray<{ attendance: Attendance }>) {
  const count: AttendanceCount = { present: 0, late: 0, absent: 0 };
  for (const { attendance } of reports) count[attendance] += 1;
  return count;
}

/**
 * The reports by weeks, from that of `fromMs` to that of `untilMs` (instants, both included), weeks without a
 * report too;
 * at most 53. Ayat are those newly learned, each counted in the week in which it was learned first, also where that was
 * before `fromMs`; pages and lessons are counted once in a week.
 * @throws RangeError for an unknown zone
 */
export function progressByWeek(
  reports: readonly WrittenReport[],
  { fromMs, untilMs, zone }: { fromMs: number; untilMs: number; zone: string },
): ProgressWeek[] {
  const byWeek = groupBy(
    reports.toSorted((a, b) => a.heldAtMs - b.heldAtMs),
    ({ heldAtMs }) => weekOf(heldAtMs, zone),
  );
  const learned = emptyGround();
  const weeks = new Map<string, ProgressWeek>();
  for (const [week, all] of byWeek) weeks.set(week, summariseWeek(week, all, learned));
  return weeksBetween(weekOf(fromMs, zone), weekOf(untilMs, zone)).map(
    (week) => weeks.get(week) ?? summariseWeek(week, [], learned),
  );
}

const WEEKS_MAX = 53;

function weeksBetween(first: string, last: string): string[] {
  const [from, until] = [civilDateMs(first) as number, civilDateMs(last) as number];
  const count = Math.min(Math.floor((until - from) / WEEK_MS) + 1, WEEKS_MAX);
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    civilDateOf(until - (count - 1 - index) * WEEK_MS),
  );
}

function summariseWeek(
  week: string,
  reports: readonly WrittenReport[],
  learned: ReturnType<typeof emptyGround>,
): ProgressWeek {
  const before = learned.ayat.size;
  const ofWeek = emptyGround();
  for (const { covered, programme } of reports) {
    coverGround(ofWeek, covered, programme);
    coverGround(learned, covered, programme);
  }
  return {
    week,
    ...countAttendance(reports),
    grade: meanGrade(reports.flatMap(({ grade }) => grade ?? [])),
    ayat: learned.ayat.size - before,
    pages: ofWeek.pages.size,
    lessons: ofWeek.lessons.size,
  };
}
