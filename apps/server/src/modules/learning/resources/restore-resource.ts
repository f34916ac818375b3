import { eq } from "drizzle-orm";

import { requireTeacher } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { resourceRestored } from "../events.ts";
import { resources } from "../tables/resources.ts";
import { lockOwnResource } from "./queries.ts";

/** Takes a deletion back: whoever had the material has it again, and nobody is told anew. */
export const restoreResource = command({
  by: requireTeacher,
  lock: (tx, { actor }, { id }: { id: string }) =>
    lockOwnResource(tx, actor, id, { evenDeleted: true }),
  trace: "if_changed",
  run: async (ctx, { id }): Promise<void> => {
    if (!ctx.locked.deletedAt) return;
    await ctx.tx.update(resources).set({ deletedAt: null }).where(eq(resources.id, id));
    await emit(ctx, ctx.tx, resourceRestored(id));
  },
});
