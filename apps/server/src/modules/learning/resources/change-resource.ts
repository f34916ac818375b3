import type { Resource, ResourceChange } from "@riwaq/contracts/learning/resources";
import { eq } from "drizzle-orm";

import { requireTeacher } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { resourceChanged } from "../events.ts";
import { resources } from "../tables/resources.ts";
import { presentResource } from "./presenter.ts";
import { findResource, lockOwnResource } from "./queries.ts";

/** Another title. */
export const changeResource = command({
  by: requireTeacher,
  lock: (tx, { actor }, { id }: { id: string } & ResourceChange) => lockOwnResource(tx, actor, id),
  trace: "if_changed",
  run: async (ctx, { id, title }): Promise<Resource> => {
    const { tx, actor: teacher, locked: before, now: updatedAt } = ctx;
    if (before.title !== title) {
      await tx.update(resources).set({ title, updatedAt }).where(eq(resources.id, id));
      await emit(ctx, tx, resourceChanged(id, { fields: ["title"] }));
    }
    return presentResource(await findResource(tx, teacher, id), teacher);
  },
});
