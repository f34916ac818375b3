import { requireTeacherOrStaff } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { findResource, findVersions } from "./queries.ts";

/** For its teacher and staff: a family sees the newest alone. */
export async function listVersions(ctx: Context, id: string) {
  const reader = requireTeacherOrStaff(ctx.actor);
  await findResource(ctx.db, reader, id);
  return findVersions(ctx.db, id);
}
