import type { ContactMessageChange } from "@riwaq/contracts/institute/contact";
import { eq } from "drizzle-orm";

import { requireStaff } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { contactMessageHandled, contactMessageReopened } from "../events.ts";
import { contactMessages } from "../tables/contact-messages.ts";
import type { ContactMessageRow } from "./queries.ts";

/** Marks a message as handled or opens it again; asked twice, it says so once. */
export async function markMessage(
  ctx: Context,
  id: string,
  change: ContactMessageChange,
): Promise<ContactMessageRow> {
  requireStaff(ctx.actor);
  return inTransaction(ctx.db, async (tx) => {
    const [before] = await tx
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.id, id))
      .for("update");
    if (!before) throw new AppError("not_found");
    if ((before.handledAt !== null) === change.is_handled) return before;
    const handledAt = change.is_handled ? ctx.clock.now() : null;
    await tx.update(contactMessages).set({ handledAt }).where(eq(contactMessages.id, id));
    await emit(ctx, tx, (change.is_handled ? contactMessageHandled : contactMessageReopened)(id));
    return { ...before, handledAt };
  });
}
