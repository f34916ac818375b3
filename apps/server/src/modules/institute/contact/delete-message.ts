import { eq, sql } from "drizzle-orm";

import { requireStaff } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { outboxMessages } from "../../notifications/tables/outbox-messages.ts";
import { contactMessageDeleted } from "../events.ts";
import { contactMessages } from "../tables/contact-messages.ts";

/** Deletes a message for good, with the mails to staff that quote it. */
export async function deleteMessage(ctx: Context, id: string): Promise<void> {
  requireStaff(ctx.actor);
  await inTransaction(ctx.db, async (tx) => {
    const [gone] = await tx
      .delete(contactMessages)
      .where(eq(contactMessages.id, id))
      .returning({ id: contactMessages.id });
    if (!gone) throw new AppError("not_found");
    await tx.delete(outboxMessages).where(sql`${outboxMessages.params} ->> 'messageId' = ${id}`);
    await emit(ctx, tx, contactMessageDeleted(id));
  });
}
