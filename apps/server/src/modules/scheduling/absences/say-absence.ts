import { isMissing, otherSide } from "@riwaq/domain/scheduling/outcomes/absence";
import type { LessonSide } from "@riwaq/domain/scheduling/outcomes/outcome";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emitAll } from "../../../platform/events/emit.ts";
import { instituteIn } from "../../../platform/institute.ts";
import { absenceSaid, type EndedLesson } from "../events.ts";
import { findMarks } from "../outcomes/queries.ts";
import { type Lesson, lockLesson } from "../sessions/load-lesson.ts";
import { absences } from "../tables/absences.ts";
import { findAbsences } from "./queries.ts";

/** "The teacher is not here", or the pupil: said by the other side while the lesson runs; said again it is the same. */
export const sayAbsence = command({
  by: requireSignedIn,
  lock: (tx, { actor }, { id }: { id: string }) => lockLesson(tx, actor, id),
  trace: "if_changed",
  run: async (ctx): Promise<void> => {
    const { tx, actor, now, locked: lesson } = ctx;
    if (lesson.side === "staff") throw new AppError("forbidden");
    const side = otherSide(lesson.side === "teacher" ? "teacher" : "pupil");
    const said = await findAbsences(tx, lesson.id);
    if (said.some((one) => one.side === side)) return;
    if (!isMissing(await seenOf(tx, lesson, now), side)) throw refusal("conflict", "absence_wrong");
    await writeAbsences(ctx, tx, [{ lesson, side, saidById: actor.id }]);
  },
});

async function seenOf(tx: Transaction, { id, status, startsAt, endsAt }: Lesson, now: Date) {
  const marks = (await findMarks(tx, [id])).get(id) ?? [];
  const hours = { startsAtMs: startsAt.getTime(), endsAtMs: endsAt.getTime() };
  const { missedAfterMin } = await instituteIn(tx);
  return { ...hours, status, marks, missedAfterMin, nowMs: now.getTime() };
}

type Saying = {
  lesson: EndedLesson;
  side: LessonSide;
  /** Null: the round saw it. */
  saidById: string | null;
};

/** Once for each side of a lesson: of what somebody said before nobody is told again. Answers how many are new. */
export async function writeAbsences(
  ctx: Emitting,
  tx: Transaction,
  sayings: readonly Saying[],
): Promise<number> {
  if (sayings.length === 0) return 0;
  const saidAt = ctx.clock.now();
  const written = await tx
    .insert(absences)
    .values(
      sayings.map(({ lesson, side, saidById }) => ({
        sessionId: lesson.id,
        side,
        saidById,
        saidAt,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: absences.sessionId, side: absences.side });
  const isNew = ({ lesson, side }: Saying) =>
    written.some((row) => row.id === lesson.id && row.side === side);
  await emitAll(
    ctx,
    tx,
    sayings.filter(isNew).map(({ lesson, side }) => absenceSaid(lesson.id, { side }, { lesson })),
  );
  return written.length;
}
