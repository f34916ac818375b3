import type { NewResourceVersion, Resource } from "@riwaq/contracts/learning/resources";

import { requireTeacher } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { emit } from "../../../platform/events/emit.ts";
import { resourceVersionAdded } from "../events.ts";
import { acceptUpload } from "../uploads/accept-upload.ts";
import { presentResource } from "./presenter.ts";
import { findResource, lockOwnResource } from "./queries.ts";
import { writeVersion } from "./write-version.ts";

type Asked = { id: string; input: NewResourceVersion; key: string };

/** A file takes the place of the one before it, which stays for its teacher. For families it is new again. */
export async function addVersion(ctx: Context, { id, input, key }: Asked): Promise<Resource> {
  const teacher = requireTeacher(ctx.actor);
  await findResource(ctx.db, teacher, id);
  const asked = { uploadId: input.upload_id, key, request: { addVersion: id, ...input } };
  await acceptUpload(ctx, asked, async (doing, file) => {
    const { tx } = doing;
    const resource = await lockOwnResource(tx, teacher, id);
    const version = resource.version + 1;
    await writeVersion(doing, tx, { id, version, teacher }, file);
    await emit(doing, tx, resourceVersionAdded(id, { version, sha256: file.sha256 }));
    return id;
  });
  return presentResource(await findResource(ctx.db, teacher, id), teacher);
}
