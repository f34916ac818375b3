import type { OutboxMail } from "@riwaq/contracts/notifications/outbox";

import { noticeKind, noticeText } from "../../../platform/i18n/translate.ts";
import { isSecretMail } from "../catalogue.ts";
import { mailContent } from "../mail/mail-content.ts";
import type { OutboxMailRow } from "./queries.ts";

type Reading = { hasMailServer: boolean; isOpened?: true };

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
    ...wordsOf(row, row.state !== "sent" && secret === "none"),
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

function wordsOf(row: OutboxMailRow, isShown: boolean): Pick<OutboxMail, "subject" | "text"> {
  if (row.channel === "email") {
    const { subject, text } = mailContent(row);
    return {
      subject: subject || noticeKind(row.template, row.language),
      text: isShown ? text : "",
    };
  }
  const { template, language, params } = row;
  const subject = noticeKind(template, language);
  return { subject, text: isShown ? noticeText(template, language, params) : "" };
}
