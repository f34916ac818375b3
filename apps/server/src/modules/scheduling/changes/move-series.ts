import type { Changed } from "@riwaq/contracts/scheduling/changes";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { writeSessions } from "../bookings/write-sessions.ts";
import { seriesMoved } from "../events.ts";
import { recordDecisions } from "../make-ups/record-decisions.ts";
import { agreeOnSeries } from "../series/agree-on-series.ts";
import { endSeries } from "../series/end-series.ts";
import { writeSeries } from "../series/write-series.ts";
import type { DoingToLesson } from "../sessions/load-lesson.ts";
import { cancelLessons } from "./cancel-lessons.ts";
import { placeLessons } from "./place-lessons.ts";
import { type MoveOfSeries, planSeriesMove, type SeriesMovePlan } from "./plan-series-move.ts";
import { refuseProblems } from "./policy.ts";
import { presentDecision } from "./presenter.ts";
import { writeChange } from "./write-change.ts";

/**
 * Ends the series before this lesson and lets a new one go on at the new hours. Each lesson goes on as that of its week
 * there, and stays the same lesson; one whose new hour clashes is cancelled without a make-up, as the preview said.
 */
export async function moveSeries(ctx: DoingToLesson, move: MoveOfSeries): Promise<Changed> {
  const { tx, actor, now, locked: lesson } = ctx;
  const plan = await planSeriesMove(tx, { actor, lesson, move, now });
  refuseProblems(plan.problems);
  const { moved, gone, added } = sortOut(plan);
  const replaced = [...moved.map(({ session }) => session), ...gone];
  const change = { actorId: actor.id, kind: "move", scope: "following", now } as const;
  let made: string[] = [];
  const written = await writeChange(
    tx,
    { ...change, sessions: replaced, series: plan.series },
    async () => {
      await cancelLessons(tx, { ids: gone.map(({ id }) => id), by: lesson.side, now });
      const newSeriesId = await continueSeries(tx, plan, now);
      const lessons = moved.map(({ session, to }) => ({
        ...session,
        startsAt: new Date(to.startsAtMs),
        endsAt: new Date(to.endsAtMs),
        isShifted: to.isShifted,
        seriesId: newSeriesId,
        seriesOn: to.on,
      }));
      await placeLessons(tx, { lessons, ifTaken: "hour_taken", now });
      made = await writeLessons(tx, plan, { added, newSeriesId, now });
      return { newSeriesId };
    },
  );
  const { inputs, decision } = plan;
  await recordDecisions(tx, actor, [{ sessionId: lesson.id, inputs, decision }], now);
  const sessionIds = [...moved.map(({ session }) => session.id), ...made];
  const payload = {
    scope: "following",
    replaced: replaced.length,
    lessons: sessionIds.length,
  };
  const elsewhere = moved.filter(isAtOtherHour).map(({ session }) => session.id);
  const aside = { gone: gone.map(({ id }) => id), moved: [...elsewhere, ...made] };
  await emit(ctx, tx, seriesMoved(lesson.id, payload, aside));
  return {
    change_id: written.id,
    undo_until: written.undoUntil.toISOString(),
    session_ids: sessionIds,
    decision: presentDecision(decision, plan.policy),
  };
}

/** The lessons that stand at another hour, those that have none any more, and hours that no lesson stood for. */
function sortOut({ weeks }: SeriesMovePlan) {
  return {
    moved: weeks.flatMap(({ session, to }) => (session && to?.isBooked ? [{ session, to }] : [])),
    gone: weeks.flatMap(({ session, to }) => (session && !to?.isBooked ? [session] : [])),
    added: weeks.flatMap(({ session, to }) => (!session && to?.isBooked ? [to] : [])),
  };
}

/** Of a series with several hours a week some may stay as they are. */
const isAtOtherHour = ({ session, to }: ReturnType<typeof sortOut>["moved"][number]) =>
  session.startsAt.getTime() !== to.startsAtMs || session.endsAt.getTime() !== to.endsAtMs;

async function continueSeries(
  tx: Transaction,
  { series, rule, extendedUntil }: SeriesMovePlan,
  now: Date,
): Promise<string> {
  const { id: continuesId, teacherId, studentIds, programmeId } = series;
  const taught = { teacherId, studentIds, programmeId };
  await endSeries(tx, series, { before: rule.startsOn, now });
  const id = await writeSeries(tx, { ...taught, rule, extendedUntil, continuesId }, now);
  await agreeOnSeries(tx, taught, { from: rule.startsOn, now });
  return id;
}

type Writing = {
  added: ReturnType<typeof sortOut>["added"];
  newSeriesId: string;
  now: Date;
};

async function writeLessons(
  tx: Transaction,
  { series: before }: SeriesMovePlan,
  { added, newSeriesId, now }: Writing,
): Promise<string[]> {
  const { teacherId, studentIds, programmeId } = before;
  return writeSessions(
    tx,
    added.map(({ on, startsAtMs, endsAtMs, isShifted }) => ({
      teacherId,
      studentIds,
      programmeId,
      kind: "series",
      series: { id: newSeriesId, on },
      startsAtMs,
      endsAtMs,
      isShifted,
    })),
    now,
  );
}
