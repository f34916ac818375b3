import type { Channel } from "@riwaq/domain/notifications/groups";

import type { Wordings } from "../mail/own-words.ts";
import type { outboxMessages } from "../tables/outbox-messages.ts";

export type Message = typeof outboxMessages.$inferSelect;

/** What became of it. unclear: it was handed over and no answer came, so nobody knows; it is not sent twice. */
export type Delivery =
  | { outcome: "sent" }
  | { outcome: "retry" | "failed" | "unclear" | "dropped"; failure: string };

export type Sender = {
  /** In the institute's own words where it has any. */
  send(message: Message, wordings?: Wordings): Promise<Delivery>;
  close?(): void;
};

export type Senders = Partial<Record<Channel, Sender>>;
