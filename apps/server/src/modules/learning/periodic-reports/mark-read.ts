import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { reads } from "../tables/reads.ts";
import { type PeriodicRow, findPeriodicReport } from "./queries.ts";

/** No longer new for this parent. Nothing is new for teacher and staff. */
export async function markRead(ctx: Context, id: string): Promise<PeriodicRow> {
  const reader = requireSignedIn(ctx.actor);
  return inTransaction(ctx.db, async (tx) => {
    const row = await findPeriodicReport(tx, reader, id);
    if (reader.role !== "P") return row;
    await tx
      .insert(reads)
      .values({
        userId: reader.id,
        subject: "periodic_report",
        subjectId: id,
        readAt: ctx.clock.now(),
      })
      .onConflictDoNothing();
    return { ...row, isRead: true };
  });
}
