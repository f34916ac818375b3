import type { OutboxMail } from "@riwaq/contracts/notifications/outbox";

import { hasMailText, noticeKind, noticeText } from "../../../platform/i18n/translate.ts";
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

/** A word that went with the sending. */
const WIPED = /\{\{\w+\}\}/g;

function wordsOf(row: OutboxMailRow, isShown: boolean): Pick<OutboxMail, "subject" | "text"> {
  const { channel, template, language, params } = row;
  if (channel !== "email") {
    const text = isShown ? noticeText(template, language, params) : "";
    return { subject: noticeKind(template, language), text };
  }
  const { subject, text } = mailContent(row);
  return {
    // A kind without a mail of its own is named as the bell names it, without anybody's name.
    subject: hasMailText(template)
      ? subject.replaceAll(WIPED, "…")
      : noticeKind(template, language),
    text: isShown ? text : "",
  };
}
