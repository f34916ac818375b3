import type { Interval } from "@riwaq/domain/scheduling/availability/interval";
import { isOpen } from "@riwaq/domain/scheduling/availability/opening-hours";
import { type Occurrence, occurrencesOf } from "@riwaq/domain/scheduling/series/occurrences";
import { type SeriesRule, parseSeriesRule } from "@riwaq/domain/scheduling/series/series";
import { DAY_MS, civilDateMs, civilDateOf } from "@riwaq/domain/time/civil-date";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { type TeacherHours, loadHours } from "../availability/load-hours.ts";
import type { SeriesRow } from "../series/queries.ts";
import { type JudgedLesson, judgeLessons } from "./judge-lessons.ts";
import { findStudentsBusy } from "./queries.ts";

export type Extension = { row: SeriesRow; lessons: JudgedLesson[] };

/** The lessons that each series still lacks up to a date, with what stands against them; few queries for all. */
export async function judgeExtensions(
  tx: Transaction,
  rows: readonly SeriesRow[],
  until: string,
  now: Date,
): Promise<Extension[]> {
  const wanted = rows.map((row) => ({ row, occurrences: comingOccurrences(row, until, now) }));
  const all = wanted.flatMap(({ occurrences }) => occurrences);
  if (all.length === 0) return [];
  const window = {
    fromMs: Math.min(...all.map(({ startsAtMs }) => startsAtMs)),
    untilMs: Math.max(...all.map(({ endsAtMs }) => endsAtMs)),
  };
  const teacherIds = [...new Set(rows.map(({ teacherId }) => teacherId))];
  const studentIds = [...new Set(rows.flatMap((row) => row.studentIds))];
  const hours = await loadHours(tx, teacherIds, window);
  const busy = await findStudentsBusy(tx, studentIds, window);
  return wanted.flatMap(({ row, occurrences }) => {
    const ofTeacher = hours.get(row.teacherId);
    if (!ofTeacher) return [];
    const ofPupils = row.studentIds.flatMap((id) => busy.get(id) ?? []);
    const lessons = judgeExtension(ofTeacher, ofPupils, occurrences, now);
    // Two series of one person may meet for the first time after a clock change: the older one keeps the hour.
    const taken = intervalsOf(lessons.filter(({ isBooked }) => isBooked));
    ofTeacher.busyMs.push(...taken);
    for (const id of row.studentIds) busy.set(id, [...(busy.get(id) ?? []), ...taken]);
    return [{ row, lessons }];
  });
}

function comingOccurrences(row: SeriesRow, until: string, now: Date): Occurrence[] {
  const rule = ruleOf(row);
  const from = civilDateOf((civilDateMs(row.extendedUntil) ?? 0) + DAY_MS);
  return occurrencesOf(rule, from, until).filter(({ startsAtMs }) => startsAtMs > now.getTime());
}

function ruleOf({ anchorZone, times, lengthMinutes, startsOn, endsOn }: SeriesRow): SeriesRule {
  const parsed = parseSeriesRule({ anchorZone, times, lengthMin: lengthMinutes, startsOn, endsOn });
  if (!parsed.ok) throw new Error(`a series is stored with the fault ${parsed.fault}`);
  return parsed.rule;
}

/**
 * A series in the teacher's usual week keeps to her hours, also in Ramadan and around time off. One outside of it was
 * put there by herself, and only time off stops it.
 */
function judgeExtension(
  hours: TeacherHours,
  studentBusy: readonly Interval[],
  occurrences: readonly Occurrence[],
  now: Date,
): JudgedLesson[] {
  const nowMs = now.getTime();
  const asked = { occurrences, hours, studentBusy, nowMs, isDecidedByTeacher: true };
  const usual = { ranges: hours.ranges, teacherZone: hours.teacherZone };
  const isOff = ({ startsAtMs, endsAtMs }: Occurrence) =>
    hours.timeOff.some(([from, to]) => Date.parse(from) < endsAtMs && startsAtMs < Date.parse(to));
  return judgeLessons(asked).map((lesson) =>
    lesson.state === "outside_hours" && (isOff(lesson) || isOpen(usual, lesson))
      ? { ...lesson, isBooked: false }
      : lesson,
  );
}

function intervalsOf(lessons: readonly JudgedLesson[]): Interval[] {
  return lessons.map(({ startsAtMs, endsAtMs }) => ({ startMs: startsAtMs, endMs: endsAtMs }));
}
