import {
  proposeOutcome,
  type RecordedJoin,
} from "@riwaq/domain/scheduling/sessions/propose-outcome";
import { and, asc, eq, inArray, isNull, lte } from "drizzle-orm";

import { asSystem } from "../../../platform/actors.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import { inTransaction, type Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { outcomeProposed, teacherMissed } from "../events.ts";
import { sessionJoins } from "../tables/session-joins.ts";
import { sessions } from "../tables/sessions.ts";
import { isTeacherAway } from "./policy.ts";

type Deps = Pick<RoundDeps, "db" | "clock" | "config" | "subscribers">;
type Over = Pick<typeof sessions.$inferSelect, "id" | "teacherId" | "startsAt" | "endsAt">;

const BATCH = 100;

/** Of older ones nobody is alarmed any more, as after a long standstill. */
const ALERT_MS = 3 * 86_400_000;

/**
 * Writes what the joins say about lessons that are over and not confirmed, and tells staff of absent teachers. A
 * proposal stays one until teacher or staff confirm it, however long that takes: what a lesson was is said by people.
 */
export async function proposeOutcomes(deps: Deps): Promise<number> {
  for (let total = 0; ;) {
    const done = await inTransaction(deps.db, (tx) => proposeBatch(deps, tx));
    total += done;
    if (done < BATCH) return total;
  }
}

async function proposeBatch(deps: Deps, tx: Transaction): Promise<number> {
  const now = deps.clock.now();
  const over = await findOver(tx, now);
  if (over.length === 0) return 0;
  const joins = await findJoinsOf(tx, over);
  for (const lesson of over) await propose(deps, tx, lesson, joins.get(lesson.id) ?? []);
  return over.length;
}

async function propose(deps: Deps, tx: Transaction, lesson: Over, joins: RecordedJoin[]) {
  const now = deps.clock.now();
  const [startsAtMs, endsAtMs] = [lesson.startsAt.getTime(), lesson.endsAt.getTime()];
  const { status, absent } = proposeOutcome({ startsAtMs, endsAtMs, joins });
  await tx
    .update(sessions)
    .set({ proposedStatus: status, absent, updatedAt: now })
    .where(eq(sessions.id, lesson.id));
  const ctx = asSystem(deps);
  await emit(ctx, tx, outcomeProposed(lesson.id));
  const isRecent = now.getTime() - endsAtMs < ALERT_MS;
  if (isTeacherAway(absent) && isRecent) {
    await emit(ctx, tx, teacherMissed(lesson.id, {}, lesson));
  }
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
        inArray(sessions.status, ["Scheduled", "Joined"]),
        lte(sessions.endsAt, now),
        isNull(sessions.proposedStatus),
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
