import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { contactMessageHandled, contactMessageReopened } from "../events.ts";
import { contactMessages } from "../tables/contact-messages.ts";
import type { ContactMessageRow } from "./queries.ts";

/** Marks a message as handled or opens it again; asked twice, it says so once. */
export const markMessage = command({
  by: requireRight("people"),
  lock: async (tx, _, { id }: { id: string; isHandled: boolean }) => {
    const is = eq(contactMessages.id, id);
    const [message] = await tx.select().from(contactMessages).where(is).for("update");
    if (!message) throw new AppError("not_found");
    return message;
  },
  trace: "if_changed",
  run: async (ctx, { id, isHandled }): Promise<ContactMessageRow> => {
    const { tx, locked: before } = ctx;
    if ((before.handledAt !== null) === isHandled) return before;
    const handledAt = isHandled ? ctx.now : null;
    await tx.update(contactMessages).set({ handledAt }).where(eq(contactMessages.id, id));
    await emit(ctx, tx, (isHandled ? contactMessageHandled : contactMessageReopened)(id));
    return { ...before, handledAt };
  },
});
