import type { StaffProgramme } from "@riwaq/contracts/people/programmes";
import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { type Doing, command } from "../../../platform/command.ts";
import { lockProgrammes } from "../../../platform/db/locks.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { levelDeleted, levelRetired } from "../events.ts";
import { programmeLevels } from "../tables/programme-levels.ts";
import { pupilLevels } from "../tables/pupil-levels.ts";
import { wishes } from "../tables/wishes.ts";
import type { LevelRow } from "./find-levels.ts";
import { showProgramme } from "./show-programmes.ts";

/** Deleted where nobody has it. Where somebody does it is retired: they keep it, and nobody else can choose it. */
export const removeLevel = command({
  by: requireRight("content"),
  lock: lockProgrammes,
  trace: "if_changed",
  run: async (ctx, { id }: { id: string }): Promise<StaffProgramme> => {
    const { tx } = ctx;
    // Waits for who is choosing it at this moment, and keeps others from it.
    const [level] = await tx
      .select()
      .from(programmeLevels)
      .where(eq(programmeLevels.id, id))
      .for("update");
    if (!level) throw new AppError("not_found");
    if (!(await isUsed(tx, id))) await erase(ctx, level);
    else if (level.retiredAt === null) await retire(ctx, level);
    return showProgramme(tx, level.programmeId);
  },
});

const isUsed = async (tx: Transaction, id: string): Promise<boolean> =>
  (await tx.$count(wishes, eq(wishes.levelId, id))) > 0 ||
  (await tx.$count(pupilLevels, eq(pupilLevels.levelId, id))) > 0;

async function erase(ctx: Doing, { id, programmeId }: LevelRow): Promise<void> {
  await ctx.tx.delete(programmeLevels).where(eq(programmeLevels.id, id));
  await emit(ctx, ctx.tx, levelDeleted(programmeId, { level: id }));
}

async function retire(ctx: Doing, { id, programmeId }: LevelRow): Promise<void> {
  const { tx, now } = ctx;
  await tx.update(programmeLevels).set({ retiredAt: now }).where(eq(programmeLevels.id, id));
  await emit(ctx, tx, levelRetired(programmeId, { level: id }));
}
