import { eq } from "drizzle-orm";

import { requireTeacher } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { resourceDeleted } from "../events.ts";
import { resources } from "../tables/resources.ts";
import { lockOwnResource } from "./queries.ts";

/** Set aside: nobody sees it from now on, and its teacher can take that back until its files are removed. */
export const deleteResource = command({
  by: requireTeacher,
  lock: (tx, { actor }, { id }: { id: string }) =>
    lockOwnResource(tx, actor, id, { evenDeleted: true }),
  trace: "if_changed",
  run: async (ctx, { id }): Promise<void> => {
    if (ctx.locked.deletedAt) return;
    await ctx.tx.update(resources).set({ deletedAt: ctx.now }).where(eq(resources.id, id));
    await emit(ctx, ctx.tx, resourceDeleted(id));
  },
});
