import type { Resource, ResourceChange } from "@riwaq/contracts/resources";
import { eq } from "drizzle-orm";

import { requireTeacher } from "../../actors.ts";
import { writeAuditEntry } from "../../audit/write-audit-entry.ts";
import type { Context } from "../../context.ts";
import { resources } from "../../db/schema/resources.ts";
import { inTransaction } from "../../db/transaction.ts";
import { presentResource } from "./presenter.ts";
import { findResource, lockOwnResource } from "./queries.ts";

/** Another title. */
export async function changeResource(
  ctx: Context,
  id: string,
  { title }: ResourceChange,
): Promise<Resource> {
  const teacher = requireTeacher(ctx.actor);
  return inTransaction(ctx.db, async (tx) => {
    const before = await lockOwnResource(tx, teacher, id);
    if (before.title !== title) {
      const updatedAt = ctx.clock.now();
      await tx.update(resources).set({ title, updatedAt }).where(eq(resources.id, id));
      const subject = { type: "resource", id };
      await writeAuditEntry(tx, teacher, {
        action: "change-resource",
        subject,
        details: { fields: ["title"] },
      });
    }
    return presentResource(await findResource(tx, teacher, id), teacher);
  });
}
