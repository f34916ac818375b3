import { DAY_MS } from "@riwaq/domain/time/civil-date";
import { and, inArray, isNotNull, lt } from "drizzle-orm";

import type { RoundDeps } from "../../../platform/context.ts";
import { notifications } from "../tables/notifications.ts";

const KEPT_MS = 180 * DAY_MS;
const BATCH = 1000;

/** What was read and is older than half a year goes; answers how many did. */
export async function clearNotifications({
  db,
  clock,
}: Pick<RoundDeps, "db" | "clock">): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  const old = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(lt(notifications.createdAt, before), isNotNull(notifications.readAt)))
    .limit(BATCH);
  let cleared = 0;
  for (;;) {
    const gone = await db
      .delete(notifications)
      .where(inArray(notifications.id, old))
      .returning({ id: notifications.id });
    cleared += gone.length;
    if (gone.length < BATCH) return cleared;
  }
}
