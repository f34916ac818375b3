import { splitSeries } from "../../series/series-change.ts";
/** How lessons of the institute in memory are changed, by the rules and nothing else. */
import type { SeriesRule } from "../../series/series.ts";
import type { SessionStatus } from "../../sessions/status.ts";
import { canTransition, type TransitionActor } from "../../sessions/transitions.ts";
import {
  type CancellationDecision,
  type CancellationInputs,
  decideCancellation,
} from "../cancellation.ts";
import { decideEmergencyReview, type EmergencyReviewDecision } from "../emergency-review.ts";
import { type HolidayDates, holidayIntervals } from "../holidays.ts";
import type { MakeUp, MakeUpCause } from "../make-ups.ts";
import { decideMove, type MoveDecision, type MoveInputs } from "../rescheduling.ts";
import type { ChangedBy, ChangeScope } from "../terms.ts";
import { undoUntilMs } from "../undo.ts";
import { FIRST_IN_FORCE } from "../values.ts";
import {
  bookable,
  bookLesson,
  bookSeries,
  extendSeries,
  INSTITUTE_ZONE,
  isBlocking,
  type Lesson,
  type MakeUpRow,
  monthFacts,
  occurrenceAt,
  storeDecision,
  standingFor,
  type World,
} from "./booking-world.ts";

const STATE_OF_MAKE_UP = { granted: "owed", owed: "owed", pending: "pending" } as const;

function mayBecome(world: World, lesson: Lesson, to: SessionStatus, by: TransitionActor): boolean {
  const { status: from, startsAtMs, endsAtMs } = lesson;
  return canTransition({ from, to, by, startsAtMs, endsAtMs, nowMs: world.nowMs });
}

function rememberForUndo(world: World, lessons: readonly Lesson[]): void {
  const firstStartsAtMs = Math.min(...lessons.map(({ startsAtMs }) => startsAtMs));
  world.undo = {
    untilMs: undoUntilMs({ changedAtMs: world.nowMs, firstStartsAtMs }),
    lessons: lessons.map((lesson) => ({ ...lesson })),
    makeUps: world.makeUps.map((row) => ({ ...row })),
  };
}

/** One lesson never uses two: what the family used for it already is owed again. */
function addMakeUp(
  world: World,
  lesson: Lesson,
  { makeUp, cause, month }: { makeUp: MakeUp; cause: MakeUpCause | null; month: string },
): void {
  if (makeUp === "none" || cause === null) return;
  const state = STATE_OF_MAKE_UP[makeUp];
  const own = cause === "family" ? standingFor(world, lesson) : undefined;
  if (own) Object.assign(own, { state, bookedLessonId: null });
  else {
    const { id: lessonId, student } = lesson;
    world.makeUps.push({ lessonId, student, month, cause, state, bookedLessonId: null });
  }
}

export type Cancellation = { by: ChangedBy; isEmergency: boolean; scope: ChangeScope };

function cancelOne(world: World, lesson: Lesson, how: Cancellation): CancellationDecision {
  const inputs: CancellationInputs = {
    ...how,
    ...monthFacts(world, lesson),
    startsAtMs: lesson.startsAtMs,
    nowMs: world.nowMs,
    instituteZone: INSTITUTE_ZONE,
    policy: FIRST_IN_FORCE,
    kind: lesson.kind,
  };
  const question = { rule: "cancellation", inputs } as const;
  const decision = storeDecision(world, question, decideCancellation(inputs));
  const cancelled = { status: "Cancelled", cancelledBy: how.by, cancelledAtMs: world.nowMs };
  Object.assign(lesson, cancelled);
  addMakeUp(world, lesson, decision);
  return decision;
}

function followingOf(world: World, lesson: Lesson): Lesson[] {
  return world.lessons.filter(
    ({ seriesId, on }) =>
      seriesId !== null && seriesId === lesson.seriesId && (on ?? "") >= (lesson.on ?? ""),
  );
}

function endSeries(world: World, lesson: Lesson): SeriesRule | null {
  const series = world.series.find(({ id }) => id === lesson.seriesId);
  if (series === undefined || lesson.on === null) return null;
  const [before, after] = splitSeries(series.rule, lesson.on);
  // Ended for good: without a date left it makes no more lessons.
  series.rule = before ?? { ...series.rule, endsOn: "0100-01-01" };
  return after;
}

export function cancel(world: World, lesson: Lesson, how: Cancellation): CancellationDecision[] {
  const actor = how.by === "holiday" ? "system" : how.by;
  const asked = how.scope === "one" ? [lesson] : followingOf(world, lesson);
  const affected = asked.filter((each) => mayBecome(world, each, "Cancelled", actor));
  if (affected.length === 0) return [];
  rememberForUndo(world, affected);
  // The series itself cannot be brought back by this simple undo.
  if (how.scope === "following") {
    world.undo = null;
    endSeries(world, lesson);
  }
  return affected.map((each) => cancelOne(world, each, how));
}

export type Move = { by: MoveInputs["by"]; scope: ChangeScope };

function decidedMove(world: World, lesson: Lesson, { by, scope }: Move): MoveDecision {
  const inputs: MoveInputs = {
    by,
    scope,
    ...monthFacts(world, lesson),
    movesBefore: lesson.movesByFamily,
    startsAtMs: lesson.startsAtMs,
    nowMs: world.nowMs,
    instituteZone: INSTITUTE_ZONE,
    policy: FIRST_IN_FORCE,
    kind: lesson.kind,
  };
  return storeDecision(world, { rule: "move", inputs }, decideMove(inputs));
}

/** Null if the new hour is taken; otherwise what was decided, allowed or not. */
export function move(
  world: World,
  lesson: Lesson,
  by: Move["by"],
  startsAtMs: number,
): MoveDecision | null {
  if (!mayBecome(world, lesson, "Cancelled", by)) return null;
  const lengthMin = (lesson.endsAtMs - lesson.startsAtMs) / 60_000;
  const [free] = bookable(world, lesson, [occurrenceAt(startsAtMs, lengthMin)], [lesson]);
  if (free === undefined) return null;
  const decision = decidedMove(world, lesson, { by, scope: "one" });
  if (!decision.isAllowed) return decision;
  rememberForUndo(world, [lesson]);
  if (decision.usedAfter > decision.usedBefore && !standingFor(world, lesson)) {
    const { id, student } = lesson;
    const row = { lessonId: id, student, month: decision.month, bookedLessonId: id } as const;
    world.makeUps.push({ ...row, cause: "family", state: "booked" });
  }
  const movesByFamily = lesson.movesByFamily + (by === "family" ? 1 : 0);
  Object.assign(lesson, { startsAtMs, endsAtMs: free.endsAtMs, hasOwnHour: true, movesByFamily });
  return decision;
}

/** This lesson and all that follow, at another minute of the same days. */
export function moveFollowing(
  world: World,
  lesson: Lesson,
  by: Move["by"],
  minute: number,
): MoveDecision | null {
  if (lesson.seriesId === null || !mayBecome(world, lesson, "Cancelled", by)) return null;
  const decision = decidedMove(world, lesson, { by, scope: "following" });
  if (!decision.isAllowed) return decision;
  const affected = followingOf(world, lesson).filter(({ status }) => status === "Scheduled");
  for (const each of affected) {
    Object.assign(each, { status: "Cancelled", cancelledBy: by, cancelledAtMs: world.nowMs });
  }
  const after = endSeries(world, lesson);
  if (after !== null) {
    const times = after.times.map(({ dayOfWeek }) => ({ dayOfWeek, minute }));
    const { teacher, student } = lesson;
    bookSeries(world, { teacher, student }, { ...after, times });
  }
  world.undo = null;
  return decision;
}

export function review(
  world: World,
  row: MakeUpRow,
  isGranted: boolean,
): EmergencyReviewDecision | null {
  const lesson = world.lessons[row.lessonId];
  if (row.state !== "pending" || lesson === undefined) return null;
  const inputs = {
    isGranted,
    cancelledAtMs: lesson.cancelledAtMs ?? world.nowMs,
    startsAtMs: lesson.startsAtMs,
    ...monthFacts(world, lesson),
    instituteZone: INSTITUTE_ZONE,
    policy: FIRST_IN_FORCE,
    kind: lesson.kind,
  };
  const question = { rule: "emergency_review", inputs } as const;
  const decision = storeDecision(world, question, decideEmergencyReview(inputs));
  const { makeUp, cause } = decision;
  const own = cause === "family" ? standingFor(world, lesson) : undefined;
  if (own) Object.assign(own, { state: "owed", bookedLessonId: null });
  if (makeUp === "none" || cause === null || own) row.state = "refused";
  else Object.assign(row, { state: "owed", cause });
  world.undo = null;
  return decision;
}

export function bookMakeUp(world: World, row: MakeUpRow, startsAtMs: number): Lesson | null {
  const lesson = world.lessons[row.lessonId];
  if (row.state !== "owed" || lesson === undefined) return null;
  const { teacher, student } = lesson;
  const booked = bookLesson(world, { teacher, student }, "make_up", startsAtMs);
  if (booked === null) return null;
  Object.assign(row, { state: "booked", bookedLessonId: booked.id });
  world.undo = null;
  return booked;
}

/** Brings lessons back if their hours are still free; whether it did. */
export function undo(world: World): boolean {
  const { undo } = world;
  if (undo === null || world.nowMs >= undo.untilMs) return false;
  const current = undo.lessons.map(({ id }) => world.lessons[id] as Lesson);
  const isBack = undo.lessons.every((before, index) => {
    const lesson = current[index] as Lesson;
    const wasCancelled = lesson.status === "Cancelled";
    if (wasCancelled && !mayBecome(world, lesson, "Scheduled", "undo")) return false;
    const lengthMin = (before.endsAtMs - before.startsAtMs) / 60_000;
    const hour = occurrenceAt(before.startsAtMs, lengthMin);
    return bookable(world, before, [hour], current).length === 1;
  });
  if (!isBack) return false;
  for (const before of undo.lessons) world.lessons[before.id] = before;
  Object.assign(world, { makeUps: undo.makeUps, undo: null });
  return true;
}

export function confirmHoliday(world: World, holiday: HolidayDates): void {
  world.holidays.push(holiday);
  const days = holidayIntervals([holiday], INSTITUTE_ZONE);
  for (const lesson of world.lessons.filter(isBlocking)) {
    const isMet = days.some(
      ({ startMs, endMs }) => startMs < lesson.endsAtMs && lesson.startsAtMs < endMs,
    );
    if (isMet) cancel(world, lesson, { by: "holiday", isEmergency: false, scope: "one" });
  }
  world.undo = null;
}

/** Time goes by: what is over was held, series are extended. */
export function advance(world: World, ms: number): void {
  world.nowMs += ms;
  for (const lesson of world.lessons) {
    const isOpen = lesson.status === "Scheduled" || lesson.status === "Joined";
    if (isOpen && lesson.endsAtMs <= world.nowMs) lesson.status = "Completed";
  }
  for (const series of world.series) extendSeries(world, series);
}
