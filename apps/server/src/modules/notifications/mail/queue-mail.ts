import type { Language } from "@riwaq/contracts/languages";

import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import type { LessonInvite } from "../../scheduling/calendar/ical/lesson-invite.ts";
import { outboxMessages } from "../tables/outbox-messages.ts";

export const MAIL_TEMPLATES = [
  "verify-email",
  "reset-password",
  "contact-message",
  "lesson-booked",
  "lesson-moved",
  "lesson-cancelled",
  "lesson-restored",
  "lesson-holiday",
  "reminder-day",
  "reminder-hour",
  "lesson-starting",
  "make-up-granted",
  "make-up-counted",
  "make-up-refused",
  "series-skipped",
  "parent-linked",
  "other-parent-linked",
  "new-teacher",
  "clock-change",
  "report-ready",
  "periodic-report-ready",
  "report-due",
  "periodic-report-due",
  "resource-assigned",
  "invitation",
  "student-invitation",
  "teacher-approved",
  "teacher-approved-unlinked",
  "teacher-paused",
  "teacher-declined",
  "teacher-absent",
  "new-sign-in",
  "password-changed",
  "two-step-changed",
  "child-suspended",
  "pupil-left",
  "account-closed",
] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

/** Whoever has their link can do what only its reader should: set a password, confirm an address, bring a child. */
const SECRET_MAILS: ReadonlySet<string> = new Set<MailTemplate>([
  "verify-email",
  "reset-password",
  "student-invitation",
]);

export const isSecretMail = (template: string): boolean => SECRET_MAILS.has(template);

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
  ctx: Pick<Context, "clock">,
  tx: Transaction,
  { invite, ...mail }: Mail,
): Promise<void> {
  const now = ctx.clock.now();
  await tx
    .insert(outboxMessages)
    .values({ ...mail, params: { ...mail.params, ...invite }, sendAfter: now, createdAt: now });
}
