import type { ContactForm } from "@riwaq/contracts/institute/contact";

import type { Context } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { queueMail } from "../../notifications/mail/queue-mail.ts";
import { contactMessageReceived } from "../events.ts";
import { contactMessages } from "../tables/contact-messages.ts";
import { findStaff } from "./queries.ts";

/** Keeps what a visitor wrote and tells all staff. A form sent twice, or filled in by a program, has no effect. */
export async function receiveMessage(
  ctx: Context,
  { referral, ...form }: ContactForm,
  idempotencyKey: string,
): Promise<void> {
  if (referral) return;
  await inTransaction(ctx.db, async (tx) => {
    const [row] = await tx
      .insert(contactMessages)
      .values({ ...form, idempotencyKey, createdAt: ctx.clock.now() })
      .onConflictDoNothing({ target: contactMessages.idempotencyKey })
      .returning();
    if (!row) return;
    await emit(ctx, tx, contactMessageReceived(row.id));
    for (const { name, email, language } of await findStaff(tx)) {
      await queueMail(ctx, tx, {
        to: email,
        template: "contact-message",
        language,
        params: {
          name,
          link: `${ctx.config.publicUrl}/staff/messages`,
          topic: row.topic,
          messageId: row.id,
          sender: isolated(row.name),
          replyTo: row.email,
          quote: row.message,
        },
      });
    }
  });
}

/** A name keeps its own direction within a sentence of another. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
