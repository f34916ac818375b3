import type { Resource, ResourceChange } from "@riwaq/contracts/learning/resources";
import { eq } from "drizzle-orm";

import { requireTeacher } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { resourceChanged } from "../events.ts";
import { resources } from "../tables/resources.ts";
import { presentResource } from "./presenter.ts";
import { findResource, lockOwnResource } from "./queries.ts";

/** Another title. */
export async function changeResource(
  ctx: Context,
  id: string,
  { title }: ResourceChange,
): Promise<Resource> {
  const teacher = requireTeacher(ctx.actor);
  return inTransaction(ctx.db, async (tx) => {
    const before = await lockOwnResource(tx, teacher, id);
    if (before.title !== title) {
      const updatedAt = ctx.clock.now();
      await tx.update(resources).set({ title, updatedAt }).where(eq(resources.id, id));
      await emit(ctx, tx, resourceChanged(id, { fields: ["title"] }));
    }
    return presentResource(await findResource(tx, teacher, id), teacher);
  });
}
