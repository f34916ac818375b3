import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { contactMessageDeleted } from "../events.ts";
import { contactMessages } from "../tables/contact-messages.ts";

/** Deletes a message for good; the mails to staff that quote it go with it. */
export const deleteMessage = command({
  by: requireRight("people"),
  run: async (ctx, { id }: { id: string }): Promise<void> => {
    const [gone] = await ctx.tx
      .delete(contactMessages)
      .where(eq(contactMessages.id, id))
      .returning({ id: contactMessages.id });
    if (!gone) throw new AppError("not_found");
    await emit(ctx, ctx.tx, contactMessageDeleted(id));
  },
});
