import { setTimeout } from "node:timers/promises";

import { requireTeacher } from "../../../platform/actors.ts";
import { AppError, badField } from "../../../platform/app-error.ts";
import { command, type Doing } from "../../../platform/command.ts";
import type { Context, User } from "../../../platform/context.ts";
import { isAnswered } from "../../../platform/db/answer-once.ts";
import { inTurn } from "../../../platform/db/in-turn.ts";
import { unfinishedFile } from "../../../platform/storage/unfinished-file.ts";
import { finishUpload } from "./finish-upload.ts";
import { orGiveBack, takeLease } from "./lease-upload.ts";
import { isGivenUp } from "./queries.ts";
import { storageKey } from "./storage-key.ts";
import { type TakenFile, requireComplete, takeUpload } from "./take-upload.ts";

/** Another process may be looking through the same file. */
const LOOKS = 50;
const LOOK_AFTER_MS = 200;

type Asked = { uploadId: string; key: string; request: unknown };
type Write = (ctx: Doing<User>, file: TakenFile) => Promise<string>;
type Use = { asked: Asked; take: (ctx: Doing<User>) => Promise<string> };

const takeOnce = command({
  by: requireTeacher,
  once: ({ asked: { key, request } }: Use) => ({ key, request }),
  run: (ctx, { take }) => take(ctx),
});

/**
 * Makes a resource's file of an upload, once for a key: `write` says which resource it is now part of. The file is looked
 * through before the transaction, under its lease; what is copied for nothing is removed by the round.
 */
export async function acceptUpload(ctx: Context, asked: Asked, write: Write): Promise<string> {
  const { uploadId, key } = asked;
  const { id: actorId } = requireTeacher(ctx.actor);
  return inTurn(`upload:${uploadId}`, async () => {
    const lease = await leaseUnlessAnswered(ctx, uploadId, { actorId, key });
    if (!lease) return takeOnce(ctx, { asked, take: refuseMissing });
    return orGiveBack(lease, async ({ holder }) => {
      const file = await takeUpload(ctx, uploadId, lease);
      const take: Use["take"] = async (doing) => {
        const resourceId = await write(doing, file);
        await finishUpload(doing, doing.tx, { uploadId, resourceId, holder });
        return resourceId;
      };
      const id = await takeOnce(ctx, { asked, take });
      await unfinishedFile(ctx.config, uploadId).remove();
      return id;
    }).catch(async (error: unknown) => {
      // Given up by another process while it was copied: no round knows of the copy.
      if (await isGivenUp(ctx.db, uploadId)) await ctx.storage.remove(storageKey(uploadId));
      throw error;
    });
  });
}

/** None where the key has its answer, also by another process that is waited for. */
async function leaseUnlessAnswered(
  ctx: Context,
  uploadId: string,
  asked: Parameters<typeof isAnswered>[1],
) {
  for (let left = LOOKS; ; left -= 1) {
    if (await isAnswered(ctx.db, asked)) return undefined;
    await requireComplete(ctx, uploadId);
    const lease = await takeLease(ctx, uploadId).catch((error: unknown) => {
      if (left > 0 && error instanceof AppError && error.code === "locked") return undefined;
      throw error;
    });
    if (lease) return lease;
    await setTimeout(LOOK_AFTER_MS);
  }
}

async function refuseMissing(): Promise<never> {
  throw badField("upload_id", "upload_missing");
}
