import type { MessageKey } from "@riwaq/contracts/messages";
import { isExpired } from "@riwaq/domain/scheduling/policy/make-up-expiry";
import { judgeTrial } from "@riwaq/domain/scheduling/policy/who-may-book";
import { type Occurrence, occurrencesOf } from "@riwaq/domain/scheduling/series/occurrences";
import { WEEKS_AHEAD, horizonOf } from "@riwaq/domain/scheduling/series/series";
import { DAY_MS } from "@riwaq/domain/time/civil-date";
import { toWall } from "@riwaq/domain/time/zone";

import { AppError, badField } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { type TeacherHours, loadTeacherHours } from "../availability/load-hours.ts";
import { type JudgedLesson, judgeLessons } from "./judge-lessons.ts";
import {
  type PairFacts,
  type Standing,
  faultOfPair,
  findPair,
  isDecidedByTeacher,
} from "./policy.ts";
import { findProgrammeIds, findStudentsBusy, findTrialFacts } from "./queries.ts";
import type { Wish } from "./read-request.ts";

export type JudgedBooking = {
  wish: Wish;
  facts: PairFacts;
  programmeId: string | null;
  anchorZone: string;
  /** Up to this date, inclusive, the lessons of a series are among `lessons`. */
  extendedUntil: string;
  lessons: JudgedLesson[];
  /** Why nothing can be booked, the weightiest first; empty if the lessons marked so will be. */
  problems: MessageKey[];
};

export const AHEAD_MS = WEEKS_AHEAD * 7 * DAY_MS;

/**
 * Everything the rules say about a wish. The preview shows it; the booking asks again with the people locked and
 * writes exactly what it then says.
 * @throws not found for people beyond the actor's reach, bad input for a programme that this teacher does not teach
 */
export async function judgeBooking(
  db: Database,
  actor: SignedIn,
  wish: Wish,
  now: Date,
): Promise<JudgedBooking> {
  const facts = await findPair(db, actor, { ...wish, now });
  const programmeId = await programmeOf(db, wish);
  const anchorZone = "anchorZone" in wish.when ? wish.when.anchorZone : facts.familyZone;
  const occurrences = occurrencesOfWish(wish, anchorZone, now);
  const extendedUntil = horizonOf(now.getTime(), anchorZone);
  const problems = [
    faultOfPair(actor, facts, now),
    faultOfStart(wish, anchorZone, now),
    await faultOfKind(db, wish, now),
  ].filter((fault) => fault !== null);
  const lessons = await judgeAll(db, facts.by, { wish, occurrences, now });
  const fault = faultOfLessons(wish, lessons);
  if (problems.length === 0 && fault) problems.push(fault);
  return { wish, facts, programmeId, anchorZone, extendedUntil, lessons, problems };
}

function occurrencesOfWish({ when, lengthMin }: Wish, zone: string, now: Date): Occurrence[] {
  const nowMs = now.getTime();
  if ("startsAtMs" in when) {
    const { startsAtMs } = when;
    const endsAtMs = startsAtMs + lengthMin * 60_000;
    return [{ on: toWall(startsAtMs, zone).date, startsAtMs, endsAtMs, isShifted: false }];
  }
  const lessons = occurrencesOf(when, toWall(nowMs, zone).date, horizonOf(nowMs, zone));
  return lessons.filter(({ startsAtMs }) => startsAtMs > nowMs);
}

function faultOfStart({ when }: Wish, zone: string, now: Date): MessageKey | null {
  const nowMs = now.getTime();
  if ("startsAtMs" in when) {
    if (when.startsAtMs <= nowMs) return "starts_in_past";
    return when.startsAtMs > nowMs + AHEAD_MS ? "starts_too_far" : null;
  }
  if (when.startsOn < toWall(nowMs, zone).date) return "starts_in_past";
  return when.startsOn > horizonOf(nowMs, zone) ? "starts_too_far" : null;
}

async function faultOfKind(db: Database, wish: Wish, now: Date): Promise<MessageKey | null> {
  if (wish.kind === "trial") {
    const trial = judgeTrial(await findTrialFacts(db, wish));
    return trial.ok ? null : trial.reason;
  }
  if (!wish.makeUp) return null;
  const { isOwed, expiresAtMs } = wish.makeUp;
  if (!isOwed) return "make_up_gone";
  return isExpired(expiresAtMs, now.getTime()) ? "make_up_expired" : null;
}

/** What stands against each lesson of a wish. */
export async function judgeAll(
  db: Database,
  by: Standing,
  { wish, occurrences, now }: { wish: Wish; occurrences: Occurrence[]; now: Date },
): Promise<JudgedLesson[]> {
  const [first, last] = [occurrences[0], occurrences.at(-1)];
  if (!first || !last) return [];
  const window = { fromMs: first.startsAtMs, untilMs: last.endsAtMs };
  const busy = await findStudentsBusy(db, [wish.studentId], window);
  return judgeLessons({
    occurrences,
    hours: await hoursOf(db, wish.teacherId, window),
    studentBusy: busy.get(wish.studentId) ?? [],
    nowMs: now.getTime(),
    isDecidedByTeacher: isDecidedByTeacher(by),
  });
}

async function hoursOf(
  db: Database,
  teacherId: string,
  window: { fromMs: number; untilMs: number },
): Promise<TeacherHours> {
  const hours = await loadTeacherHours(db, { teacherId, ...window });
  if (!hours) throw new AppError("not_found");
  return hours;
}

export const FAULT_OF_STATE = {
  ok: null,
  shifted: null,
  teacher_busy: "hour_taken",
  student_busy: "hour_taken",
  outside_hours: "outside_hours",
  too_soon: "too_soon",
  holiday: "holiday_closed",
} as const satisfies Record<JudgedLesson["state"], MessageKey | null>;

const HOUR_FAULTS = new Set<MessageKey | null>(Object.values(FAULT_OF_STATE));

function faultOfLessons({ kind }: Wish, lessons: readonly JudgedLesson[]): MessageKey | null {
  if (lessons.some(({ isBooked }) => isBooked)) return null;
  const [only] = lessons;
  return (kind !== "series" && only && FAULT_OF_STATE[only.state]) || "nothing_bookable";
}

/** The single lesson that nothing but its hour stands against, so that another hour would do. */
export function missedLesson(
  { wish, facts, problems }: JudgedBooking,
  fault: MessageKey | undefined,
  now: Date,
) {
  const { studentId, teacherId, lengthMin, when } = wish;
  const isByHour = fault !== undefined && HOUR_FAULTS.has(fault) && problems.length <= 1;
  if (!("startsAtMs" in when) || !isByHour) return undefined;
  const { startsAtMs } = when;
  const { familyZone, by } = facts;
  return { studentId, teacherId, lengthMin, startsAtMs, familyZone, by, now };
}

/** What was asked for, if it is taught; by default what the pupil learns here already, or all that the teacher teaches. */
async function programmeOf(db: Database, { programmeId, ...wish }: Wish): Promise<string | null> {
  if (programmeId === null) return null;
  if (wish.makeUp) return programmeId ?? null;
  const { enrolled, taught } = await findProgrammeIds(db, wish);
  if (programmeId === undefined) {
    return enrolled[0] ?? (taught.length === 1 ? (taught[0] ?? null) : null);
  }
  if ([...enrolled, ...taught].includes(programmeId)) return programmeId;
  throw badField("programme_id", "invalid");
}
