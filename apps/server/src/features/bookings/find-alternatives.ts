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

/** The free starts nearest to one that could not be had, as sorted ISO instants; free for teacher and pupil. */
export async function findAlternatives(
  db: Database,
  actor: SignedIn,
  missed: Missed,
): Promise<string[]> {
  const { studentId, teacherId, startsAtMs, lengthMin } = missed;
  const nowMs = missed.now.getTime();
  const fromMs = Math.max(nowMs, startsAtMs - DAYS_AROUND * DAY_MS);
  const untilMs = Math.min(nowMs + AHEAD_MS, startsAtMs + DAYS_AROUND * DAY_MS);
  if (fromMs >= untilMs) return [];
  const hours = await loadTeacherHours(db, { teacherId, fromMs, untilMs });
  if (!hours) return [];
  const mine = (await findStudentsBusy(db, [studentId], { fromMs, untilMs })).get(studentId) ?? [];
  const isDecided = isDecidedByTeacher(actor);
  const starts = freeSlots({
    ...hours,
    viewerZone: missed.familyZone,
    from: new Date(fromMs).toISOString(),
    to: new Date(untilMs).toISOString(),
    lengthMin,
    stepMin: STEP_MIN,
    bufferMin: isDecided ? 0 : hours.bufferMin,
    notBefore: new Date(isDecided ? nowMs : nowMs + hours.minimumNoticeMs).toISOString(),
  });
  const distance = (start: string) => Math.abs(Date.parse(start) - startsAtMs);
  return starts
    .filter((start) => {
      const startMs = Date.parse(start);
      const endMs = startMs + lengthMin * 60_000;
      return !mine.some((busy) => busy.startMs < endMs && startMs < busy.endMs);
    })
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, OFFERED_MAX)
    .toSorted();
}
