import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { reads } from "../tables/reads.ts";
import { isReadAsFamily } from "./policy.ts";
import { findResource } from "./queries.ts";

/** No longer new for this member of the family, until there is another version. Nothing is new for teacher and staff. */
export async function markRead(ctx: Context, id: string): Promise<void> {
  const reader = requireSignedIn(ctx.actor);
  const readAt = ctx.clock.now();
  await inTransaction(ctx.db, async (tx) => {
    if (!isReadAsFamily(reader, await findResource(tx, reader, id))) return;
    await tx
      .insert(reads)
      .values({ userId: reader.id, subject: "resource", subjectId: id, readAt })
      .onConflictDoUpdate({
        target: [reads.userId, reads.subject, reads.subjectId],
        set: { readAt },
      });
  });
}
