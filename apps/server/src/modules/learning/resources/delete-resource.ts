import { eq } from "drizzle-orm";

import { requireTeacher } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { resourceDeleted } from "../events.ts";
import { resources } from "../tables/resources.ts";
import { lockOwnResource } from "./queries.ts";

/** Set aside: nobody sees it from now on, and its teacher can take that back until its files are removed. */
export async function deleteResource(ctx: Context, id: string): Promise<void> {
  const teacher = requireTeacher(ctx.actor);
  await inTransaction(ctx.db, async (tx) => {
    const { deletedAt } = await lockOwnResource(tx, teacher, id, { evenDeleted: true });
    if (deletedAt) return;
    await tx.update(resources).set({ deletedAt: ctx.clock.now() }).where(eq(resources.id, id));
    await emit(ctx, tx, resourceDeleted(id));
  });
}
