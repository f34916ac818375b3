import { render } from "@react-email/components";
import { eq, sql } from "drizzle-orm";
import { createTransport } from "nodemailer";
import { createElement } from "react";

import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";
import { outboxMessages } from "../db/schema/outbox-messages.ts";
import { mailContent } from "./mail-content.ts";
import { MailTemplate } from "./mail-template.tsx";

/** What a sent mail no longer holds: it belongs to the person who received it, or who is quoted in it. */
const WIPED = "{link,sender,pupil,replyTo,quote,details,calendar,calendarMethod}";

type Deps = { db: Database; clock: Clock; config: Pick<Config, "smtpUrl" | "mailFrom"> };

/**
 * Sends one mail of the outbox. A mail that is sent is not sent again, and its link, its calendar part and
 * the words that it quotes are then wiped; a failure is noted for staff and thrown on, so that the queue tries again.
 */
export function sendMailHandler({ db, clock, config }: Deps) {
  const transport = config.smtpUrl ? createTransport(config.smtpUrl) : undefined;
  return async ({ mailId }: { mailId: string }): Promise<void> => {
    const [mail] = await db.select().from(outboxMessages).where(eq(outboxMessages.id, mailId));
    if (!mail || mail.sentAt || !transport) return;
    const content = mailContent(mail);
    const html = await render(createElement(MailTemplate, { content, language: mail.language }));
    try {
      await transport.sendMail({
        from: config.mailFrom,
        to: mail.to,
        replyTo: mail.params.replyTo,
        subject: content.subject,
        text: content.text,
        html,
        icalEvent: calendarPart(mail.params),
        // The same on every try, so that a receiver can drop a doubled delivery.
        messageId: `<${mail.id}@riwaq>`,
      });
    } catch (error) {
      const failure = error instanceof Error && "code" in error ? String(error.code) : "failed";
      await db.update(outboxMessages).set({ failure }).where(eq(outboxMessages.id, mail.id));
      throw error;
    }
    await db
      .update(outboxMessages)
      .set({
        sentAt: clock.now(),
        failure: null,
        params: sql`${outboxMessages.params} - ${WIPED}::text[]`,
      })
      .where(eq(outboxMessages.id, mail.id));
  };
}

function calendarPart({ calendar, calendarMethod }: Record<string, string>) {
  return calendar && calendarMethod
    ? { method: calendarMethod, filename: "lesson.ics", content: calendar }
    : undefined;
}
