import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";

import type { StaffProgramme } from "@riwaq/contracts/people/programmes";
import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Context } from "../../../platform/context.ts";
import { lockProgrammes } from "../../../platform/db/locks.ts";
import { emit } from "../../../platform/events/emit.ts";
import { announceFile, loosen, nameFile } from "../../../platform/storage/loose-files.ts";
import { encodePage } from "../../identity/pictures/encode-picture.ts";
import { programmeChanged } from "../events.ts";
import { programmes } from "../tables/programmes.ts";
import { findProgramme } from "./queries.ts";
import { showProgramme } from "./show-programmes.ts";

type Kept = { id: string; file: { key: string; bytes: number } | null };

/**
 * The page of a programme that visitors are shown: another picture, or none. The file is there before the row that names
 * it.
 */
export async function changeSample(
  ctx: Context,
  { id, picture }: { id: string; picture: Buffer | null },
): Promise<StaffProgramme> {
  requireRight("content")(ctx.actor);
  if (!picture) return replaceSample(ctx, { id, file: null });
  const bytes = await encodePage(picture);
  const key = `samples/${randomBytes(24).toString("base64url")}`;
  await announceFile(ctx, { key });
  await ctx.storage.put(key, Readable.from([bytes]), bytes.length);
  return replaceSample(ctx, { id, file: { key, bytes: bytes.length } }).catch(
    async (error: unknown) => {
      await ctx.storage.remove(key);
      throw error;
    },
  );
}

async function replaceSample(ctx: Context, kept: Kept): Promise<StaffProgramme> {
  const { shown, gone } = await replaceRow(ctx, kept);
  if (gone) await ctx.storage.remove(gone);
  return shown;
}

const replaceRow = command({
  by: requireRight("content"),
  lock: lockProgrammes,
  trace: "if_changed",
  run: async (ctx, { id, file }: Kept) => {
    const { tx, now } = ctx;
    const before = await findProgramme(tx, id);
    if (!before) throw new AppError("not_found");
    const gone = before.sampleKey;
    if (!file && !gone) return { shown: await showProgramme(tx, id), gone };
    await tx
      .update(programmes)
      .set({ sampleKey: file?.key ?? null, sampleBytes: file?.bytes ?? null })
      .where(eq(programmes.id, id));
    if (file) await nameFile(tx, file.key);
    if (gone) await loosen(tx, [gone], now);
    await emit(ctx, tx, programmeChanged(id, { changed: ["sample"] }));
    return { shown: await showProgramme(tx, id), gone };
  },
});
