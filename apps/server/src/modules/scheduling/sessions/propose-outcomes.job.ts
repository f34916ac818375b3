import {
  isTeacherAway,
  NOTHING_LOST,
  OUTCOME_OF_ABSENCE,
  type Outcome,
} from "@riwaq/domain/scheduling/outcomes/outcome";
import { lateMin } from "@riwaq/domain/scheduling/outcomes/settle-lesson";
import {
  proposeOutcome,
  type RecordedJoin,
} from "@riwaq/domain/scheduling/sessions/propose-outcome";
import { OPEN_STATUSES } from "@riwaq/domain/scheduling/sessions/status";
import { and, asc, inArray, lte, sql } from "drizzle-orm";

import { byAnyone, command, contextOfRound, type Doing } from "../../../platform/command.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { outcomeProposed, teacherMissed } from "../events.ts";
import { sessionJoins } from "../tables/session-joins.ts";
import { sessions } from "../tables/sessions.ts";
import { sayOutcome } from "./say-outcome.ts";

type Over = Pick<typeof sessions.$inferSelect, "id" | "teacherId" | "startsAt" | "endsAt">;

const BATCH = 100;

/** Of older ones nobody is alarmed any more, as after a long standstill. */
const ALERT_MS = 3 * 86_400_000;

/**
 * Writes what the joins say about lessons that are over and not confirmed, and tells staff of absent teachers. A
 * proposal stays one until teacher or staff confirm it, however long that takes: what a lesson was is said by people.
 */
export async function proposeOutcomes(deps: RoundDeps): Promise<number> {
  for (let total = 0; ;) {
    const done = await proposeBatch(contextOfRound(deps), null);
    total += done;
    if (done < BATCH) return total;
  }
}

const proposeBatch = command({
  by: byAnyone,
  trace: "if_changed",
  run: async (ctx, _: null): Promise<number> => {
    const over = await findOver(ctx.tx, ctx.now);
    if (over.length === 0) return 0;
    const joins = await findJoinsOf(ctx.tx, over);
    for (const lesson of over) await propose(ctx, lesson, joins.get(lesson.id) ?? []);
    return over.length;
  },
});

async function propose(ctx: Doing, lesson: Over, joins: RecordedJoin[]): Promise<void> {
  const { tx, now } = ctx;
  const outcome = outcomeOf(lesson, joins);
  await sayOutcome(tx, { by: null, sessionId: lesson.id, outcome, now });
  await emit(ctx, tx, outcomeProposed(lesson.id));
  const isRecent = now.getTime() - lesson.endsAt.getTime() < ALERT_MS;
  if (isTeacherAway(outcome.kind) && isRecent) {
    await emit(ctx, tx, teacherMissed(lesson.id, {}, lesson));
  }
}

/** Who came, and how late. */
function outcomeOf({ startsAt, endsAt }: Over, joins: RecordedJoin[]): Outcome {
  const [startsAtMs, endsAtMs] = [startsAt.getTime(), endsAt.getTime()];
  const { absent } = proposeOutcome({ startsAtMs, endsAtMs, joins });
  if (absent) return { ...NOTHING_LOST, kind: OUTCOME_OF_ABSENCE[absent] };
  const lateOf = (side: RecordedJoin["side"]) => {
    const own = joins.filter((join) => join.side === side).map(({ joinedAtMs }) => joinedAtMs);
    return lateMin({ startsAtMs }, { firstMs: Math.min(...own) });
  };
  const late = { teacherLateMin: lateOf("teacher"), pupilLateMin: lateOf("family") };
  return { ...NOTHING_LOST, ...late, kind: "completed" };
}

function findOver(tx: Transaction, now: Date): Promise<Over[]> {
  return tx
    .select({
      id: sessions.id,
      teacherId: sessions.teacherId,
      startsAt: sessions.startsAt,
      endsAt: sessions.endsAt,
    })
    .from(sessions)
    .where(
      and(
        inArray(sessions.status, OPEN_STATUSES),
        lte(sessions.endsAt, now),
        sql`not exists (select from lesson_outcomes said where said.session_id = ${sessions.id})`,
      ),
    )
    .orderBy(asc(sessions.endsAt))
    .limit(BATCH)
    .for("update", { skipLocked: true });
}

async function findJoinsOf(tx: Transaction, lessons: readonly Over[]) {
  const rows = await tx
    .select({
      sessionId: sessionJoins.sessionId,
      side: sessionJoins.side,
      joinedAt: sessionJoins.joinedAt,
    })
    .from(sessionJoins)
    .where(
      inArray(
        sessionJoins.sessionId,
        lessons.map(({ id }) => id),
      ),
    );
  const joins = rows.map(({ sessionId, side, joinedAt }) => ({
    sessionId,
    side,
    joinedAtMs: joinedAt.getTime(),
  }));
  return Map.groupBy(joins, ({ sessionId }) => sessionId);
}
