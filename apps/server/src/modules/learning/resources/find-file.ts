import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { isReadAsFamily } from "./policy.ts";
import { isViewable } from "./presenter.ts";
import { findResource, findVersions } from "./queries.ts";

type Asked = { id: string; version: number | undefined; isToSave: boolean };

/** A file whose resource the reader may see; of older versions teacher and staff alone. */
export async function findFile(ctx: Context, { id, version, isToSave }: Asked) {
  const reader = requireSignedIn(ctx.actor);
  const resource = await findResource(ctx.db, reader, id);
  const wanted = version ?? resource.version;
  const mayRead = !isReadAsFamily(reader, resource) || wanted === resource.version;
  const versions = mayRead ? await findVersions(ctx.db, id) : [];
  const file = versions.find((one) => one.version === wanted);
  if (!file) throw new AppError("not_found");
  return {
    name: file.fileName,
    mimeType: file.mimeType,
    sizeBytes: file.sizeBytes,
    etag: `"${file.sha256}"`,
    isInline: !isToSave && isViewable(file.mimeType),
    open: (range?: { start: number; end: number }) => ctx.storage.get(file.storageKey, range),
  };
}
