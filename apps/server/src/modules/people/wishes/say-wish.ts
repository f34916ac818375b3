import type { LearnerWish, WishChange } from "@riwaq/contracts/people/wishes";
import { OPEN_WISH, type Wish, isOpen } from "@riwaq/domain/people/wishes/wish";
import type { DayOfWeek } from "@riwaq/domain/time/day-of-week";
import { and, eq } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError, badField } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { lockRowsOf } from "../../identity/users/lock-rows-of.ts";
import { wishSaid } from "../events.ts";
import { isOffered } from "../programmes/queries.ts";
import { requireLevel } from "../programmes/require-level.ts";
import { wayTo } from "../reach/pupils.ts";
import { programmes } from "../tables/programmes.ts";
import { wishes } from "../tables/wishes.ts";
import { findLearner, findWish } from "./queries.ts";

type Said = { studentId: string; wish: WishChange };

/** The family's word about one of its own, and on the telephone the word of staff who look after people. */
export const sayWish = command({
  by: requireSignedIn,
  lock: (tx, _, { studentId }: Said) => lockRowsOf(tx, [studentId]),
  trace: "if_changed",
  run: async (ctx, { studentId, wish }): Promise<LearnerWish> => {
    const { actor, tx, now } = ctx;
    const way = await wayTo(tx, actor, studentId, now);
    const isForStaff = way !== null && actor.rights.has("people");
    if (way !== "family" && !isForStaff) throw new AppError("not_found");
    const next: Wish = {
      programmeId: wish.programme_id,
      levelId: wish.level_id,
      days: inOrder(wish.days) as DayOfWeek[],
      parts: inOrder(wish.parts),
    };
    const before = (await findWish(tx, studentId)) ?? OPEN_WISH;
    if (next.programmeId !== before.programmeId || next.levelId !== before.levelId) {
      await requireChoice(tx, next);
    }
    const changed = FIELDS.filter((field) => String(before[field]) !== String(next[field]));
    if (changed.length > 0) {
      await write(tx, studentId, next, now);
      await emit(ctx, tx, wishSaid(studentId, { changed }));
    }
    return findLearner(tx, studentId);
  },
});

const FIELDS = ["programmeId", "levelId", "days", "parts"] as const;

const inOrder = <T extends string | number>(values: readonly T[]): T[] =>
  [...new Set(values)].toSorted();

/** A programme that is offered, and a level of it that can be chosen and stays until this is written. */
async function requireChoice(tx: Transaction, { programmeId, levelId }: Wish): Promise<void> {
  if (programmeId === null) {
    if (levelId !== null) throw badField("level_id", "invalid");
    return;
  }
  const [programme] = await tx
    .select({ id: programmes.id })
    .from(programmes)
    .where(and(eq(programmes.id, programmeId), isOffered));
  if (!programme) throw badField("programme_id", "invalid");
  if (levelId !== null) await requireLevel(tx, { programmeId, levelId });
}

async function write(tx: Transaction, studentId: string, wish: Wish, now: Date): Promise<void> {
  if (isOpen(wish)) {
    await tx.delete(wishes).where(eq(wishes.studentId, studentId));
    return;
  }
  const { programmeId, levelId } = wish;
  const said = {
    programmeId,
    levelId,
    days: [...wish.days],
    parts: [...wish.parts],
    updatedAt: now,
  };
  await tx
    .insert(wishes)
    .values({ studentId, ...said })
    .onConflictDoUpdate({ target: wishes.studentId, set: said });
}
