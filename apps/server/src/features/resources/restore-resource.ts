import { eq } from "drizzle-orm";

import { requireTeacher } from "../../actors.ts";
import { writeAuditEntry } from "../../audit/write-audit-entry.ts";
import type { Context } from "../../context.ts";
import { resources } from "../../db/schema/resources.ts";
import { inTransaction } from "../../db/transaction.ts";
import { lockOwnResource } from "./queries.ts";

/** Takes a deletion back: whoever had the material has it again, and nobody is told anew. */
export async function restoreResource(ctx: Context, id: string): Promise<void> {
  const teacher = requireTeacher(ctx.actor);
  await inTransaction(ctx.db, async (tx) => {
    const { deletedAt } = await lockOwnResource(tx, teacher, id, { evenDeleted: true });
    if (!deletedAt) return;
    await tx.update(resources).set({ deletedAt: null }).where(eq(resources.id, id));
    const subject = { type: "resource", id };
    await writeAuditEntry(tx, teacher, { action: "restore-resource", subject });
  });
}
