import type { OutboxMail } from "@riwaq/contracts/notifications/outbox";

import { hasMailText, noticeKind } from "../../../platform/i18n/translate.ts";
import { isSecretMail } from "../catalogue.ts";
import { mailContent } from "../mail/mail-content.ts";
import { type Wordings, sayBell } from "../mail/own-words.ts";
import type { OutboxMailRow } from "./queries.ts";

type Reading = { hasMailServer: boolean; wordings: Wordings; isOpened?: true };

/**
 * A sent message shows no text: its links and names belong to the person who received it. Nor does one whose link is a
 * secret, unless it was opened on purpose, where no mail server could deliver it.
 */
export function presentOutboxMail(row: OutboxMailRow, reading: Reading): OutboxMail {
  const secret = secretOf(row, reading);
  return {
    id: row.id,
    channel: row.channel,
    state: row.state,
    to: row.to || (row.readerName ?? ""),
    ...wordsOf(row, row.state !== "sent" && secret === "none", reading.wordings),
    secret,
    created_at: row.createdAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
    attempts: row.attempts,
    failure: row.failure,
  };
}

function secretOf(row: OutboxMailRow, { hasMailServer, isOpened }: Reading): OutboxMail["secret"] {
  if (row.state === "sent" || !isSecretMail(row.template)) return "none";
  if (hasMailServer) return "kept";
  return isOpened ? "none" : "openable";
}

/** A word that went with the sending. */
const WIPED = /\{\{\w+\}\}/g;

function wordsOf(
  row: OutboxMailRow,
  isShown: boolean,
  wordings: Wordings,
): Pick<OutboxMail, "subject" | "text"> {
  const { channel, template, language, params } = row;
  if (channel !== "email") {
    const text = isShown ? sayBell({ bell: template, language, params }, wordings) : "";
    return { subject: noticeKind(template, language), text };
  }
  const { subject, text } = mailContent({ ...row, wordings });
  return {
    subject: hasMailText(template) ? withoutWiped(subject) : noticeKind(template, language),
    text: isShown ? text : "",
  };
}

const withoutWiped = (subject: string) => subject.replaceAll(WIPED, "…");

/** What a message is about, in somebody's language and without a word or name of its own. */
export function kindOfMessage({
  channel,
  template,
  language,
}: Pick<OutboxMailRow, "channel" | "template" | "language">): string {
  // A kind without a mail of its own is named as the bell names it, without anybody's name.
  const hasOwnMail = channel === "email" && hasMailText(template);
  if (!hasOwnMail) return noticeKind(template, language);
  return withoutWiped(mailContent({ template, language, params: { count: "1" } }).subject);
}
