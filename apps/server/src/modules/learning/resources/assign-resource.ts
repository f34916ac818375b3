import type { Resource, ResourceAssignments } from "@riwaq/contracts/learning/resources";

import { requireTeacher } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { resourceAssigned } from "../events.ts";
import { presentResource } from "./presenter.ts";
import { findResource, lockOwnResource } from "./queries.ts";
import { writeAssignments } from "./write-assignments.ts";

/** Exactly these pupils have it from now on; sent twice, nothing changes and nobody is told again. */
export async function assignResource(
  ctx: Context,
  id: string,
  { student_ids }: ResourceAssignments,
): Promise<Resource> {
  const teacher = requireTeacher(ctx.actor);
  return inTransaction(ctx.db, async (tx) => {
    const { title } = await lockOwnResource(tx, teacher, id);
    const change = await writeAssignments(ctx, tx, { id, title, teacher }, student_ids);
    if (change.added + change.removed > 0) {
      await emit(ctx, tx, resourceAssigned(id, change));
    }
    return presentResource(await findResource(tx, teacher, id), teacher);
  });
}
