import { eq } from "drizzle-orm";

import type { RoundDeps } from "../../../platform/context.ts";
import { resources } from "../tables/resources.ts";
import { findDeletedBefore, findStorageKeys } from "./queries.ts";

const KEPT_MS = 30 * 86_400_000;

type Deps = Pick<RoundDeps, "db" | "clock" | "storage">;

/** Removes what was deleted thirty days ago: the files first, so that none is left without a row that knows it. */
export async function clearResources({ db, clock, storage }: Deps): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  const deleted = await findDeletedBefore(db, before);
  for (const { id } of deleted) {
    for (const key of await findStorageKeys(db, id)) await storage.remove(key);
    await db.delete(resources).where(eq(resources.id, id));
  }
  return deleted.length;
}
