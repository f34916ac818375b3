import type { Resource, ResourceAssignments } from "@riwaq/contracts/learning/resources";

import { requireTeacher } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { resourceAssigned } from "../events.ts";
import { presentResource } from "./presenter.ts";
import { findResource, lockOwnResource } from "./queries.ts";
import { writeAssignments } from "./write-assignments.ts";

/** Exactly these pupils have it from now on; sent twice, nothing changes and nobody is told again. */
export const assignResource = command({
  by: requireTeacher,
  lock: (tx, { actor }, { id }: { id: string; assignments: ResourceAssignments }) =>
    lockOwnResource(tx, actor, id),
  trace: "if_changed",
  run: async (ctx, { id, assignments }): Promise<Resource> => {
    const { tx, actor: teacher, locked } = ctx;
    const resource = { id, title: locked.title, teacher };
    const { added, removed } = await writeAssignments(ctx, tx, resource, assignments.student_ids);
    const change = { added: added.length, removed: removed.length };
    const given = {
      title: locked.title,
      teacher: teacher.name,
      studentIds: added,
      takenFrom: removed,
    };
    if (change.added + change.removed > 0) await emit(ctx, tx, resourceAssigned(id, change, given));
    return presentResource(await findResource(tx, teacher, id), teacher);
  },
});
