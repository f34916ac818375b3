import { freeSlots } from "@riwaq/domain/scheduling/availability/free-slots";
import type { Interval } from "@riwaq/domain/scheduling/availability/interval";
import { DAY_MS } from "@riwaq/domain/time/civil-date";

import type { Database } from "../../../platform/db/database.ts";
import { inRounds } from "../../../platform/db/in-rounds.ts";
import { loadTeacherHours } from "../availability/load-hours.ts";
import { AHEAD_MS } from "./judge-booking.ts";
import { type Standing, isDecidedByTeacher } from "./policy.ts";
import { findStudentsBusy } from "./queries.ts";

export type Missed = {
  studentId: string;
  teacherId: string;
  familyZone: string;
  by: Standing;
  startsAtMs: number;
  lengthMin: number;
  now: Date;
};

const AROUND_MS = 7 * DAY_MS;
const OFFERED_MAX = 6;
const STEP_MIN = 30;

/**
 * The free starts nearest to one that could not be had, as sorted ISO instants; free for teacher and pupil. A crowd
 * behind one teacher shares the search: the teacher's hours and all the pupils' lessons are read once for a round.
 */
export async function findAlternatives(db: Database, missed: Missed): Promise<string[]> {
  const { teacherId, lengthMin, familyZone } = missed;
  const isDecided = isDecidedByTeacher(missed.by);
  const name = ["alternatives", teacherId, lengthMin, familyZone, isDecided].join(" ");
  return inRounds(name, missed, (all) => searchForAll(db, all, isDecided));
}

/** Of the same teacher, length and zone. */
async function searchForAll(
  db: Database,
  all: readonly Missed[],
  isDecided: boolean,
): Promise<string[][]> {
  const starts = await startsOfTeacher(db, all, isDecided);
  const students = [...new Set(all.map(({ studentId }) => studentId))];
  const busy = await findStudentsBusy(db, students, windowOf(all));
  return all.map((missed) => {
    const mine = busy.get(missed.studentId) ?? [];
    const near = starts.filter((startMs) => Math.abs(startMs - missed.startsAtMs) <= AROUND_MS);
    const free = near.filter((startMs) => isFree(startMs, missed.lengthMin, mine));
    return nearest(free, missed.startsAtMs).map((startMs) => new Date(startMs).toISOString());
  });
}

/** From the first to the last of their weeks around, as far as the future reaches. */
function windowOf(all: readonly Missed[]): { fromMs: number; untilMs: number } {
  const wanted = all.map(({ startsAtMs }) => startsAtMs);
  const nowMs = Math.max(...all.map(({ now }) => now.getTime()));
  const fromMs = Math.max(nowMs, Math.min(...wanted) - AROUND_MS);
  const untilMs = Math.min(nowMs + AHEAD_MS, Math.max(...wanted) + AROUND_MS);
  return { fromMs, untilMs: Math.max(fromMs, untilMs) };
}

async function startsOfTeacher(
  db: Database,
  all: readonly Missed[],
  isDecided: boolean,
): Promise<number[]> {
  const [first] = all;
  const { fromMs, untilMs } = windowOf(all);
  const hours = first && (await loadTeacherHours(db, { ...first, fromMs, untilMs }));
  if (!hours) return [];
  const noticeMs = isDecided ? 0 : hours.minimumNoticeMs;
  const earliestMs = Math.max(...all.map(({ now }) => now.getTime())) + noticeMs;
  const starts = freeSlots({
    ...hours,
    viewerZone: first.familyZone,
    from: new Date(fromMs).toISOString(),
    to: new Date(untilMs).toISOString(),
    lengthMin: first.lengthMin,
    stepMin: STEP_MIN,
    bufferMin: isDecided ? 0 : hours.bufferMin,
    notBefore: new Date(earliestMs).toISOString(),
  });
  return starts.map((start) => Date.parse(start));
}

function isFree(startMs: number, lengthMin: number, busy: readonly Interval[]): boolean {
  const endMs = startMs + lengthMin * 60_000;
  return !busy.some((lesson) => lesson.startMs < endMs && startMs < lesson.endMs);
}

/** Of sorted starts those nearest to one: neighbours of each other, so the farther end goes until few are left. */
function nearest(starts: readonly number[], wantedMs: number): number[] {
  let [from, until] = [0, starts.length];
  while (until - from > OFFERED_MAX) {
    const isFirstNearer =
      wantedMs - (starts[from] ?? wantedMs) <= (starts[until - 1] ?? wantedMs) - wantedMs;
    if (isFirstNearer) until -= 1;
    else from += 1;
  }
  return starts.slice(from, until);
}
