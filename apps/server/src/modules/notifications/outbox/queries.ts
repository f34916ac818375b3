import type { OutboxView } from "@riwaq/contracts/notifications/outbox";
import { PROBLEM_STATES, WAITING_STATES } from "@riwaq/domain/notifications/next-try";
import { desc, eq, getTableColumns } from "drizzle-orm";

import { isOneOf } from "../../../platform/db/columns.ts";
import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { outboxMessages } from "../tables/outbox-messages.ts";

const WHERE = {
  all: undefined,
  problems: isOneOf(outboxMessages.state, PROBLEM_STATES),
  waiting: isOneOf(outboxMessages.state, WAITING_STATES),
};

function outboxMails(db: Database) {
  return db
    .select({ ...getTableColumns(outboxMessages), readerName: users.name })
    .from(outboxMessages)
    .leftJoin(users, eq(users.id, outboxMessages.userId))
    .$dynamic();
}

/** The newest hundred. */
export function findOutboxMails(db: Database, view: OutboxView) {
  return outboxMails(db).where(WHERE[view]).orderBy(desc(outboxMessages.createdAt)).limit(100);
}

export async function findOutboxMail(db: Database, id: string) {
  const [row] = await outboxMails(db).where(eq(outboxMessages.id, id));
  return row;
}

export type OutboxMailRow = Awaited<ReturnType<typeof findOutboxMails>>[number];
