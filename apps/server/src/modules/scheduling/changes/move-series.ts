import type { Changed } from "@riwaq/contracts/scheduling/changes";

import type { Context, SignedIn } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { writeSessions } from "../bookings/write-sessions.ts";
import { seriesMoved } from "../events.ts";
import { recordDecisions } from "../make-ups/record-decisions.ts";
import type { Lesson } from "../sessions/load-lesson.ts";
import { series } from "../tables/series.ts";
import { cancelLessons } from "./cancel-lessons.ts";
import { endSeries } from "./end-series.ts";
import { type MoveOfSeries, planSeriesMove, type SeriesMovePlan } from "./plan-series-move.ts";
import { presentDecision } from "./presenter.ts";
import { refuseProblems } from "./refuse-problems.ts";
import { writeChange } from "./write-change.ts";

type Asked = { actor: SignedIn; lesson: Lesson; move: MoveOfSeries; now: Date };

/**
 * Ends the series before this lesson and lets a new one go on at the new hours. The replaced lessons are cancelled
 * without make-ups, as others take their place; what clashes is left out, as the preview said.
 */
export async function moveSeries(ctx: Context, tx: Transaction, asked: Asked): Promise<Changed> {
  const { actor, lesson, now } = asked;
  const plan = await planSeriesMove(tx, asked);
  refuseProblems(plan.problems);
  const gone = plan.replaced.map(({ id }) => id);
  let made: string[] = [];
  const written = await writeChange(
    tx,
    {
      actorId: actor.id,
      kind: "move",
      scope: "following",
      sessions: plan.replaced,
      series: plan.series,
      now,
    },
    async () => {
      await cancelLessons(tx, { ids: gone, by: lesson.side, now });
      await endSeries(tx, plan.series, { before: plan.rule.startsOn, now });
      const newSeriesId = await continueSeries(tx, plan, now);
      made = await writeLessons(tx, plan, { newSeriesId, now });
      return { newSeriesId };
    },
  );
  const { inputs, decision } = plan;
  await recordDecisions(tx, actor, [{ sessionId: lesson.id, inputs, decision }], now);
  await emit(
    ctx,
    tx,
    seriesMoved(
      lesson.id,
      { scope: "following", replaced: gone.length, lessons: made.length },
      { gone, made },
    ),
  );
  return {
    change_id: written.id,
    undo_until: written.undoUntil.toISOString(),
    session_ids: made,
    decision: presentDecision(decision),
  };
}

async function continueSeries(
  tx: Transaction,
  { series: before, rule }: SeriesMovePlan,
  now: Date,
): Promise<string> {
  const { teacherId, studentId, programmeId, extendedUntil } = before;
  const [row] = await tx
    .insert(series)
    .values({
      teacherId,
      studentId,
      programmeId,
      extendedUntil,
      anchorZone: rule.anchorZone,
      times: [...rule.times],
      lengthMinutes: rule.lengthMin,
      startsOn: rule.startsOn,
      endsOn: rule.endsOn,
      continuesId: before.id,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: series.id });
  if (!row) throw new Error("the series was not kept");
  return row.id;
}

async function writeLessons(
  tx: Transaction,
  { series: before, lessons }: SeriesMovePlan,
  { newSeriesId, now }: { newSeriesId: string; now: Date },
): Promise<string[]> {
  const { teacherId, studentId, programmeId } = before;
  const booked = lessons.filter(({ isBooked }) => isBooked);
  return writeSessions(
    tx,
    booked.map(({ on, startsAtMs, endsAtMs, isShifted }) => ({
      teacherId,
      studentId,
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
