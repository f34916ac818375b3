import type { OutboxMail } from "@riwaq/contracts/outbox";

export type MailState = "kept" | "sent" | "failed";

export function mailStateOf({ sent_at, failure }: OutboxMail): MailState {
  if (sent_at !== null) return "sent";
  return failure === null ? "kept" : "failed";
}
