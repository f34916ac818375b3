import type { Language } from "@riwaq/contracts/languages";

import type { LessonInvite } from "../calendar/lesson-invite.ts";
import type { Context } from "../context.ts";
import type { Database } from "../db/database.ts";
import { outboxMessages } from "../db/schema/outbox-messages.ts";

export const MAIL_TEMPLATES = [
  "verify-email",
  "reset-password",
  "contact-message",
  "lesson-booked",
  "lesson-moved",
  "lesson-cancelled",
  "lesson-restored",
  "lesson-holiday",
  "make-up-granted",
  "make-up-counted",
  "make-up-refused",
  "series-skipped",
  "parent-linked",
  "other-parent-linked",
  "clock-change",
  "teacher-approved",
  "teacher-paused",
  "teacher-declined",
  "teacher-absent",
] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

export type Mail = {
  to: string;
  template: MailTemplate;
  language: Language;
  params: Record<string, string> & { name: string; link: string };
  /** A lesson that the reader's calendar takes in; kept among the params until the mail is sent. */
  invite?: LessonInvite;
};

/** Writes the mail beside the change that asks for it; it is sent after the commit, where a mail server is set. */
export async function queueMail(
  ctx: Pick<Context, "jobs" | "config">,
  tx: Database,
  { invite, ...mail }: Mail,
): Promise<void> {
  const params = { ...mail.params, ...invite };
  const [row] = await tx
    .insert(outboxMessages)
    .values({ ...mail, params })
    .returning({ id: outboxMessages.id });
  if (row && ctx.config.smtpUrl) await ctx.jobs.enqueue(tx, "send-mail", { mailId: row.id });
}
