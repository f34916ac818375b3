import { requireTeacher } from "../../../platform/actors.ts";
import { badField } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { commandOnce, isAnswered } from "../../../platform/db/answer-once.ts";
import type { Database } from "../../../platform/db/database.ts";
import { inTurn } from "../../../platform/db/in-turn.ts";
import { unfinishedFile } from "../../../platform/storage/unfinished-file.ts";
import { finishUpload } from "./finish-upload.ts";
import { type TakenFile, takeUpload } from "./take-upload.ts";

type Asked = { uploadId: string; key: string; request: unknown };
type Write = (tx: Database, file: TakenFile) => Promise<string>;

/**
 * Makes a resource's file of an upload, once for a key: `write` says which resource it is now part of. The file is looked
 * through before the transaction; what is copied for nothing is removed by the round.
 */
export async function acceptUpload(
  ctx: Context,
  { uploadId, key, request }: Asked,
  write: Write,
): Promise<string> {
  const { id: actorId } = requireTeacher(ctx.actor);
  const asked = { actorId, key, request, now: ctx.clock.now() };
  return inTurn(`upload:${uploadId}`, async () => {
    const isAgain = await isAnswered(ctx.db, asked);
    const file = isAgain ? undefined : await takeUpload(ctx, uploadId);
    const id = await commandOnce(ctx.db, asked, async (tx) => {
      if (!file) throw badField("upload_id", "upload_missing");
      const resourceId = await write(tx, file);
      await finishUpload(ctx, tx, { uploadId, resourceId });
      return resourceId;
    });
    if (file) await unfinishedFile(ctx.config, uploadId).remove();
    return id;
  });
}
