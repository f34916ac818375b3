import type { OutboxMail } from "@riwaq/contracts/outbox";

import { mailContent } from "../../mail/mail-content.ts";
import type { OutboxMailRow } from "./queries.ts";

/** A sent mail shows no text: its links belong to the person who received it. */
export function presentOutboxMail(row: OutboxMailRow): OutboxMail {
  const content = mailContent(row);
  return {
    id: row.id,
    to: row.to,
    subject: content.subject,
    text: row.sentAt ? "" : content.text,
    created_at: row.createdAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
    failure: row.failure,
  };
}
