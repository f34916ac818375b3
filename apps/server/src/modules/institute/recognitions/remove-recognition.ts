import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import { emit } from "../../../platform/events/emit.ts";
import { loosen } from "../../../platform/storage/loose-files.ts";
import { recognitionRemoved } from "../events.ts";
import { recognitions } from "../tables/recognitions.ts";

/** It is claimed no longer; the bytes go with the row. */
export async function removeRecognition(ctx: Context, asked: { id: string }): Promise<void> {
  await ctx.storage.remove(await forgetRow(ctx, asked));
}

/** Answers its key in the storage. */
const forgetRow = command({
  by: requireRight("content"),
  run: async (ctx, { id }: { id: string }): Promise<string> => {
    const { tx, now } = ctx;
    const [gone] = await tx
      .delete(recognitions)
      .where(eq(recognitions.id, id))
      .returning({ key: recognitions.storageKey });
    if (!gone) throw new AppError("not_found");
    await emit(ctx, tx, recognitionRemoved(id));
    await loosen(tx, [gone.key], now);
    return gone.key;
  },
});
