import type { MessageKey } from "@riwaq/contracts/messages";
import type { Occurrence } from "@riwaq/domain/scheduling/series/occurrences";
import { toWall } from "@riwaq/domain/time/zone";

import { AppError } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { loadTeacherHours } from "../availability/load-hours.ts";
import { AHEAD_MS, FAULT_OF_STATE } from "../bookings/judge-booking.ts";
import { type JudgedLesson, judgeLessons } from "../bookings/judge-lessons.ts";
import { findStudentsBusy } from "../bookings/queries.ts";
import type { Lesson } from "../sessions/load-lesson.ts";

type Hour = { actor: SignedIn; lesson: Lesson; startsAtMs: number; now: Date };

/** The hour that one lesson would take, judged like a booking. */
export async function judgeMove(
  db: Database,
  { actor, lesson, startsAtMs, now }: Hour,
): Promise<{ to: JudgedLesson; fault: MessageKey | null }> {
  const endsAtMs = startsAtMs + lesson.endsAt.getTime() - lesson.startsAt.getTime();
  const on = toWall(startsAtMs, actor.timeZone).date;
  const occurrences = [{ on, startsAtMs, endsAtMs, isShifted: false }];
  const replaced = [lesson.id];
  const [to] = await judgeHours(db, { actor, lesson, occurrences, replaced, now });
  if (!to) throw new Error("an hour that was not judged");
  if (startsAtMs <= now.getTime()) return { to, fault: "starts_in_past" };
  if (startsAtMs > now.getTime() + AHEAD_MS) return { to, fault: "starts_too_far" };
  return { to, fault: to.isBooked ? null : FAULT_OF_STATE[to.state] };
}

type Hours = {
  actor: SignedIn;
  lesson: Lesson;
  occurrences: readonly Occurrence[];
  /** Lessons that give their hours up by this. */
  replaced: readonly string[];
  now: Date;
};

/** New hours for a lesson's people. Teacher and staff place them outside the week too, and at once. */
export async function judgeHours(db: Database, asked: Hours): Promise<JudgedLesson[]> {
  const { lesson, occurrences, replaced, now } = asked;
  const [first, last] = [occurrences[0], occurrences.at(-1)];
  if (!first || !last) return [];
  const window = {
    fromMs: first.startsAtMs,
    untilMs: last.endsAtMs,
    exceptSessionIds: replaced,
  };
  const hours = await loadTeacherHours(db, { teacherId: lesson.teacherId, ...window });
  if (!hours) throw new AppError("not_found");
  const busy = await findStudentsBusy(db, lesson.studentIds, window);
  return judgeLessons({
    occurrences,
    hours,
    studentBusy: [...busy.values()].flat(),
    nowMs: now.getTime(),
    isDecidedByTeacher: lesson.side !== "family",
  });
}
