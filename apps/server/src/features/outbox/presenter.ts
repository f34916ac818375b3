import type { OutboxMail } from "@riwaq/contracts/outbox";

import { noticeKind, noticeText } from "../../i18n/translate.ts";
import { mailContent } from "../../mail/mail-content.ts";
import type { OutboxMailRow } from "./queries.ts";

/** A sent message shows no text: its links and names belong to the person who received it. */
export function presentOutboxMail(row: OutboxMailRow): OutboxMail {
  return {
    id: row.id,
    channel: row.channel,
    state: row.state,
    to: row.to || (row.readerName ?? ""),
    ...wordsOf(row),
    created_at: row.createdAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
    attempts: row.attempts,
    failure: row.failure,
  };
}

function wordsOf(row: OutboxMailRow): Pick<OutboxMail, "subject" | "text"> {
  const isSent = row.state === "sent";
  if (row.channel === "email") {
    const { subject, text } = mailContent(row);
    return { subject, text: isSent ? "" : text };
  }
  const { template, language, params } = row;
  const subject = noticeKind(template, language);
  return { subject, text: isSent ? "" : noticeText(template, language, params) };
}
