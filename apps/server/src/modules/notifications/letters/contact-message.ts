import { sql } from "drizzle-orm";

import { on } from "../../../platform/events/subscriber.ts";
import { isolated } from "../../../platform/i18n/wall-hours.ts";
import { findStaff } from "../../institute/contact/queries.ts";
import { contactMessageDeleted, contactMessageReceived } from "../../institute/events.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { outboxMessages } from "../tables/outbox-messages.ts";

/** What a visitor wrote goes to everyone who works here; with the message go the mails that quote it. */
export const contactMessage = [
  on(contactMessageReceived, async (ctx, tx, { aside: message }) => {
    for (const { name, email, language } of await findStaff(tx)) {
      await queueMail(ctx, tx, {
        to: email,
        template: "contact-message",
        language,
        params: {
          name,
          link: `${ctx.config.publicUrl}/staff/messages`,
          topic: message.topic,
          messageId: message.id,
          sender: isolated(message.name),
          replyTo: message.email,
          quote: message.message,
        },
      });
    }
  }),
  on(contactMessageDeleted, async (_, tx, { subject }) => {
    const isQuoting = sql`${outboxMessages.params} ->> 'messageId' = ${subject.id}`;
    await tx.delete(outboxMessages).where(isQuoting);
  }),
];
