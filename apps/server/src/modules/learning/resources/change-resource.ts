import type { Resource, ResourceChange } from "@riwaq/contracts/learning/resources";
import { eq } from "drizzle-orm";

import { requireTeacher } from "../../../platform/actors.ts";
import { writeAuditEntry } from "../../../platform/audit/write-audit-entry.ts";
import type { Context } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { resources } from "../tables/resources.ts";
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
