import type { ProgrammeChange, StaffProgramme } from "@riwaq/contracts/people/programmes";
import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { lockProgrammes } from "../../../platform/db/locks.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { programmeArchived, programmeChanged, programmeRestored } from "../events.ts";
import { programmes } from "../tables/programmes.ts";
import { findProgramme, nextPosition } from "./queries.ts";
import { showProgramme } from "./show-programmes.ts";

type Asked = { id: string; change: ProgrammeChange };

/**
 * Changes only what is named. An archived programme is offered no longer and stays with its lessons, its agreements and
 * its teachers; offered again, it comes after all others. The slug stays: it stands in addresses.
 */
export const changeProgramme = command({
  by: requireRight("content"),
  lock: lockProgrammes,
  trace: "if_changed",
  run: async (ctx, { id, change }: Asked): Promise<StaffProgramme> => {
    const { tx, now } = ctx;
    const { is_archived: isArchived, ...columns } = change;
    const before = await findProgramme(tx, id);
    if (!before) throw new AppError("not_found");
    const isMoved = isArchived !== undefined && isArchived !== (before.archivedAt !== null);
    const changed = Object.keys(columns).toSorted();
    if (changed.length === 0 && !isMoved) return showProgramme(tx, id);
    const shelf = isMoved ? await shelfOf(tx, isArchived, now) : {};
    await tx
      .update(programmes)
      .set({ ...columns, ...shelf })
      .where(eq(programmes.id, id));
    if (changed.length > 0) await emit(ctx, tx, programmeChanged(id, { changed }));
    if (isMoved) {
      await emit(ctx, tx, (isArchived ? programmeArchived : programmeRestored)(id));
    }
    return showProgramme(tx, id);
  },
});

async function shelfOf(tx: Transaction, isArchived: boolean, now: Date) {
  return isArchived ? { archivedAt: now } : { archivedAt: null, position: await nextPosition(tx) };
}
