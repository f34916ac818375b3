import type { ContactForm } from "@riwaq/contracts/institute/contact";

import { byAnyone, command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { contactMessageReceived } from "../events.ts";
import { contactMessages } from "../tables/contact-messages.ts";

type Asked = { form: ContactForm; idempotencyKey: string };

/** Keeps what a visitor wrote. A form sent twice, or filled in by a program, has no effect. */
export const receiveMessage = command({
  by: byAnyone,
  trace: "if_changed",
  run: async (ctx, { form: { referral, ...form }, idempotencyKey }: Asked): Promise<void> => {
    if (referral) return;
    const [row] = await ctx.tx
      .insert(contactMessages)
      .values({ ...form, idempotencyKey, createdAt: ctx.now })
      .onConflictDoNothing({ target: contactMessages.idempotencyKey })
      .returning();
    if (row) await emit(ctx, ctx.tx, contactMessageReceived(row.id, {}, row));
  },
});
