import { freeSlots } from "@riwaq/domain/availability/free-slots";
import { DAY_MS } from "@riwaq/domain/time/civil-date";

import type { SignedIn } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { loadTeacherHours } from "../availability/load-hours.ts";
import { AHEAD_MS, isDecidedByTeacher } from "./judge-booking.ts";
import { findStudentsBusy } from "./queries.ts";

export type Missed = {
  studentId: string;
  teacherId: string;
  familyZone: string;
  startsAtMs: number;
  lengthMin: number;
  now: Date;
};

const DAYS_AROUND = 7;
const OFFERED_MAX = 6;
const STEP_MIN = 30;

const asking = new WeakMap<Database, Map<string, Promise<string[]>>>();

/** The free starts nearest to one that could not be had, as sorted ISO instants; free for teacher and pupil. */
export async function findAlternatives(
  db: Database,
  actor: SignedIn,
  missed: Missed,
): Promise<string[]> {
  const { studentId, lengthMin } = missed;
  const starts = await startsOfTeacher(db, missed, isDecidedByTeacher(actor));
  const mine = (await findStudentsBusy(db, [studentId], windowOf(missed))).get(studentId) ?? [];
  const isFree = (start: string) => {
    const startMs = Date.parse(start);
    const endMs = startMs + lengthMin * 60_000;
    return !mine.some((busy) => busy.startMs < endMs && startMs < busy.endMs);
  };
  return starts.filter(isFree).slice(0, OFFERED_MAX).toSorted();
}

function windowOf({ startsAtMs, now }: Missed) {
  const nowMs = now.getTime();
  const fromMs = Math.max(nowMs, startsAtMs - DAYS_AROUND * DAY_MS);
  const untilMs = Math.min(nowMs + AHEAD_MS, startsAtMs + DAYS_AROUND * DAY_MS);
  return { fromMs, untilMs: Math.max(fromMs, untilMs) };
}

/** Nearest first. Those who missed the same hour at the same moment share one search. */
function startsOfTeacher(db: Database, missed: Missed, isDecided: boolean): Promise<string[]> {
  const { teacherId, startsAtMs, lengthMin, familyZone } = missed;
  const name = [teacherId, startsAtMs, lengthMin, familyZone, isDecided].join(" ");
  const running = asking.get(db) ?? new Map<string, Promise<string[]>>();
  asking.set(db, running);
  const found = running.get(name) ?? searchStarts(db, missed, isDecided);
  running.set(name, found);
  return found.finally(() => running.delete(name));
}

async function searchStarts(db: Database, missed: Missed, isDecided: boolean): Promise<string[]> {
  const { teacherId, startsAtMs, lengthMin, familyZone, now } = missed;
  const { fromMs, untilMs } = windowOf(missed);
  const hours = await loadTeacherHours(db, { teacherId, fromMs, untilMs });
  if (!hours) return [];
  const earliestMs = now.getTime() + (isDecided ? 0 : hours.minimumNoticeMs);
  const starts = freeSlots({
    ...hours,
    viewerZone: familyZone,
    from: new Date(fromMs).toISOString(),
    to: new Date(untilMs).toISOString(),
    lengthMin,
    stepMin: STEP_MIN,
    bufferMin: isDecided ? 0 : hours.bufferMin,
    notBefore: new Date(earliestMs).toISOString(),
  });
  const distances = new Map(
    starts.map((start) => [start, Math.abs(Date.parse(start) - startsAtMs)]),
  );
  return starts.toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0));
}
