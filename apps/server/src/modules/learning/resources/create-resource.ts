import type { NewResource, Resource } from "@riwaq/contracts/learning/resources";

import { requireTeacher } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { emit } from "../../../platform/events/emit.ts";
import { resourceCreated } from "../events.ts";
import { resources } from "../tables/resources.ts";
import { acceptUpload } from "../uploads/accept-upload.ts";
import { presentResource } from "./presenter.ts";
import { findResource } from "./queries.ts";
import { writeAssignments } from "./write-assignments.ts";
import { writeVersion } from "./write-version.ts";

type Asked = { input: NewResource; key: string };

/** Material of a file that has arrived, given to pupils at once. Asked again with the same key, it is the same material. */
export async function createResource(ctx: Context, { input, key }: Asked): Promise<Resource> {
  const teacher = requireTeacher(ctx.actor);
  const asked = { uploadId: input.upload_id, key, request: { createResource: input } };
  const id = await acceptUpload(ctx, asked, async (doing, file) => {
    const { tx, now: createdAt } = doing;
    const [resource] = await tx
      .insert(resources)
      .values({
        teacherId: teacher.id,
        title: input.title,
        type: file.type,
        createdAt,
      })
      .returning({ id: resources.id, title: resources.title });
    if (!resource) throw new Error("insert returned nothing");
    await writeVersion(doing, tx, { id: resource.id, version: 1, teacher }, file);
    const { id, title } = resource;
    const { added } = await writeAssignments(doing, tx, { id, title, teacher }, input.student_ids);
    const created = { sha256: file.sha256, added: added.length, removed: 0 };
    const given = { title, teacher: teacher.name, studentIds: added, takenFrom: [] };
    await emit(doing, tx, resourceCreated(id, created, given));
    return resource.id;
  });
  return presentResource(await findResource(ctx.db, teacher, id), teacher);
}
