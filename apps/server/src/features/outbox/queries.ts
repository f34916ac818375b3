import { desc } from "drizzle-orm";

import type { Database } from "../../db/database.ts";
import { outboxMessages } from "../../db/schema/outbox-messages.ts";

export async function findOutboxMails(db: Database) {
  return db.select().from(outboxMessages).orderBy(desc(outboxMessages.createdAt)).limit(100);
}

export type OutboxMailRow = Awaited<ReturnType<typeof findOutboxMails>>[number];
