import type { Language } from "@riwaq/contracts/languages";
import { desc, eq } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { outboxMessages } from "../tables/outbox-messages.ts";
import { kindOfMessage } from "./presenter.ts";

const SHOWN = 10;

/** What was sent to somebody last and what became of it: of what kind it was, and none of its words. */
export async function findMessagesTo(db: Database, userId: string, language: Language) {
  const { id, channel, template, state, createdAt, sentAt } = outboxMessages;
  const rows = await db
    .select({ id, channel, template, state, createdAt, sentAt })
    .from(outboxMessages)
    .where(eq(outboxMessages.userId, userId))
    .orderBy(desc(createdAt), desc(id))
    .limit(SHOWN);
  return rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    subject: kindOfMessage({ ...row, language }),
    state: row.state,
    created_at: row.createdAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
  }));
}
