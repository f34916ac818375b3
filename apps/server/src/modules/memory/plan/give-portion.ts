import type { GivenPortion } from "@riwaq/contracts/memory/plan";
import { and, eq, isNull } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import { command, byConfirmed } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { loadLesson } from "../../scheduling/sessions/load-lesson.ts";
import { planAnew } from "../evenings/plan-anew.ts";
import { portionEnded, portionGiven } from "../events.ts";
import { TEACHING, requireSide } from "../reach/queries.ts";
import { lockMemory } from "../reviews/recount-pages.ts";
import { newPortions } from "../tables/new-portions.ts";
import { rowOfLines } from "./queries.ts";

type Input = { studentId: string; portion: GivenPortion };

/** What is to be learnt next. It ends the one before; the same once more changes nothing. */
export const givePortion = command({
  by: byConfirmed,
  lock: async (tx, { actor, now }, { studentId }: Input) => {
    await requireSide(tx, actor, { studentId, now, sides: TEACHING });
    await lockMemory(tx, studentId);
  },
  trace: "if_changed",
  run: async (ctx, { studentId, portion }): Promise<void> => {
    const { tx, actor, now } = ctx;
    const { page, lines, session_id: sessionId } = portion;
    if (sessionId !== null) {
      const lesson = await loadLesson(tx, actor, sessionId);
      if (!lesson.studentIds.includes(studentId)) throw new AppError("not_found");
    }
    const { firstLine, lastLine } = rowOfLines(lines);
    const open = await findOpen(tx, studentId);
    const isSame =
      open?.page === page && open.firstLine === firstLine && open.lastLine === lastLine;
    if (isSame) return;
    await endOpen(tx, studentId, now);
    await tx.insert(newPortions).values({
      studentId,
      page,
      firstLine,
      lastLine,
      sessionId,
      givenById: actor.id,
      givenAt: now,
    });
    await planAnew(tx, { studentId, now });
    await emit(ctx, tx, portionGiven(studentId, { page }));
  },
});

/** Nothing new is learnt for the time being. */
export const endPortion = command({
  by: byConfirmed,
  lock: async (tx, { actor, now }, { studentId }: { studentId: string }) => {
    await requireSide(tx, actor, { studentId, now, sides: TEACHING });
    await lockMemory(tx, studentId);
  },
  trace: "if_changed",
  run: async (ctx, { studentId }): Promise<void> => {
    const { tx, now } = ctx;
    const open = await findOpen(tx, studentId);
    if (!open) return;
    await endOpen(tx, studentId, now);
    await planAnew(tx, { studentId, now });
    await emit(ctx, tx, portionEnded(studentId, { page: open.page }));
  },
});

const isOpen = (studentId: string) =>
  and(eq(newPortions.studentId, studentId), isNull(newPortions.endedAt));

async function findOpen(tx: Transaction, studentId: string) {
  const [open] = await tx.select().from(newPortions).where(isOpen(studentId));
  return open;
}

const endOpen = (tx: Transaction, studentId: string, endedAt: Date) =>
  tx.update(newPortions).set({ endedAt }).where(isOpen(studentId));
