import { CONTACT_PAGE_SIZE } from "@riwaq/contracts/institute/contact";
import { ANSWERED_WITHIN_MS, usualAnswerHours } from "@riwaq/domain/institute/answer-time";
import { and, asc, desc, eq, gt, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { hasRole } from "../../identity/users/queries.ts";
import { contactMessages } from "../tables/contact-messages.ts";

export type ContactMessageRow = typeof contactMessages.$inferSelect;

/** Newest first; a page past the last is the last one. */
export async function findContactMessages(db: Database, asked: number) {
  const pageCount = Math.max(1, Math.ceil((await db.$count(contactMessages)) / CONTACT_PAGE_SIZE));
  const page = Math.min(asked, pageCount);
  const rows = await db
    .select()
    .from(contactMessages)
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(CONTACT_PAGE_SIZE)
    .offset((page - 1) * CONTACT_PAGE_SIZE);
  return { rows, page, pageCount };
}

/** Whom mail reaches. */
export async function findStaff(db: Database) {
  return db
    .select({ name: users.name, email: sql<string>`${users.email}`, language: users.language })
    .from(users)
    .where(and(hasRole(users.id, "staff"), eq(users.emailVerified, true)))
    .orderBy(asc(users.createdAt), asc(users.id));
}

/** How soon messages are usually answered; null where that is not to be said. Answered is what staff have marked as handled. */
export async function findAnswerHours(db: Database, now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - ANSWERED_WITHIN_MS);
  const rows = await db
    .select({ receivedAt: contactMessages.createdAt, answeredAt: contactMessages.handledAt })
    .from(contactMessages)
    .where(gt(contactMessages.handledAt, since));
  const answered = rows.flatMap(({ receivedAt, answeredAt }) =>
    answeredAt === null
      ? []
      : { receivedAtMs: receivedAt.getTime(), answeredAtMs: answeredAt.getTime() },
  );
  return usualAnswerHours(answered, now.getTime());
}
