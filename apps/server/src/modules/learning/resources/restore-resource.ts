import { eq } from "drizzle-orm";

import { requireTeacher } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { resourceRestored } from "../events.ts";
import { resources } from "../tables/resources.ts";
import { lockOwnResource } from "./queries.ts";

/** Takes a deletion back: whoever had the material has it again, and nobody is told anew. */
export async function restoreResource(ctx: Context, id: string): Promise<void> {
  const teacher = requireTeacher(ctx.actor);
  await inTransaction(ctx.db, async (tx) => {
    const { deletedAt } = await lockOwnResource(tx, teacher, id, { evenDeleted: true });
    if (!deletedAt) return;
    await tx.update(resources).set({ deletedAt: null }).where(eq(resources.id, id));
    await emit(ctx, tx, resourceRestored(id));
  });
}
