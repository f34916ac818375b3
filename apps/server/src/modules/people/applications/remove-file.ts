import { and, eq } from "drizzle-orm";

import { requireTeacher } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import { emit } from "../../../platform/events/emit.ts";
import { loosen } from "../../../platform/storage/loose-files.ts";
import { applicationFileRemoved } from "../events.ts";
import { applicationFiles } from "../tables/application-files.ts";
import { lockApplication } from "./lock-application.ts";

/** One's own alone; the bytes go with the row. */
export async function removeFile(ctx: Context, asked: { id: string }): Promise<void> {
  await ctx.storage.remove(await forgetFile(ctx, asked));
}

/** Answers its key in the storage. */
const forgetFile = command({
  by: requireTeacher,
  lock: (tx, { actor }) => lockApplication(tx, actor.id),
  run: async (ctx, { id }: { id: string }): Promise<string> => {
    const { tx, actor: teacher, now } = ctx;
    const [gone] = await tx
      .delete(applicationFiles)
      .where(and(eq(applicationFiles.id, id), eq(applicationFiles.teacherId, teacher.id)))
      .returning({ kind: applicationFiles.kind, key: applicationFiles.storageKey });
    if (!gone) throw new AppError("not_found");
    await emit(ctx, tx, applicationFileRemoved(teacher.id, { kind: gone.kind }));
    await loosen(tx, [gone.key], now);
    return gone.key;
  },
});
