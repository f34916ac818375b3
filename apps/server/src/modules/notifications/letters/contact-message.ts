import { sql } from "drizzle-orm";

import { on } from "../../../platform/events/subscriber.ts";
import { findStaff } from "../../institute/contact/queries.ts";
import { contactMessageDeleted, contactMessageReceived } from "../../institute/events.ts";
import { outboxMessages } from "../tables/outbox-messages.ts";
import { defineLetter } from "./define-letter.ts";

/** What a visitor wrote goes to everyone who works here. */
export const contactMessage = defineLetter({
  name: "contact-message",
  words: {
    topic: "plain",
    messageId: "plain",
    sender: "name",
    replyTo: "private",
    quote: "private",
  },
}).follows([contactMessageReceived], async (ctx, tx, { aside: message }) =>
  (await findStaff(tx)).map(({ name, email: to, language }) => ({
    to,
    name,
    language,
    link: `${ctx.config.publicUrl}/staff/messages`,
    words: {
      topic: message.topic,
      messageId: message.id,
      sender: message.name,
      replyTo: message.email,
      quote: message.message,
    },
  })),
);

/** With a message go the mails that quote it. */
export const forgetQuotes = on(contactMessageDeleted, async (_, tx, { subject }) => {
  const isQuoting = sql`${outboxMessages.params} ->> 'messageId' = ${subject.id}`;
  await tx.delete(outboxMessages).where(isQuoting);
});
