import { desc } from "drizzle-orm";

import type { Database } from "../../db/database.ts";
import { outboxMails } from "../../db/schema/outbox-mails.ts";

export async function findOutboxMails(db: Database) {
  return db.select().from(outboxMails).orderBy(desc(outboxMails.createdAt)).limit(100);
}

export type OutboxMailRow = Awaited<ReturnType<typeof findOutboxMails>>[number];
