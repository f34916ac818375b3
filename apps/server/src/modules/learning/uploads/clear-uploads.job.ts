import { UPLOAD_KEPT_HOURS } from "@riwaq/contracts/learning/uploads";
import { inArray, lt } from "drizzle-orm";

import type { RoundDeps } from "../../../platform/context.ts";
import { listUnfinished, unfinishedFile } from "../../../platform/storage/unfinished-file.ts";
import { uploads } from "../tables/uploads.ts";
import { storageKey } from "./storage-key.ts";

const KEPT_MS = UPLOAD_KEPT_HOURS * 3_600_000;

type Deps = Pick<RoundDeps, "db" | "clock" | "config" | "storage">;

/** Removes what was left lying for a day: uploads that nobody finished, and files that no upload knows. */
export async function clearUploads(deps: Deps): Promise<number> {
  const { db, clock, config, storage } = deps;
  const before = new Date(clock.now().getTime() - KEPT_MS);
  const gone = await db.delete(uploads).where(lt(uploads.createdAt, before)).returning();
  for (const { id, finishedAt } of gone) {
    await unfinishedFile(config, id).remove();
    // Copied, and then not taken into use: the server stopped in between.
    if (finishedAt === null) await storage.remove(storageKey(id));
  }
  return gone.length + (await clearStrays(deps, before));
}

async function clearStrays({ db, config }: Deps, before: Date): Promise<number> {
  const old = (await listUnfinished(config)).filter(({ at }) => at < before);
  if (old.length === 0) return 0;
  const ids = old.map(({ id }) => id);
  const known = await db.select({ id: uploads.id }).from(uploads).where(inArray(uploads.id, ids));
  const strays = ids.filter((id) => !known.some((upload) => upload.id === id));
  for (const id of strays) await unfinishedFile(config, id).remove();
  return strays.length;
}
