import { CONTACT_PAGE_SIZE } from "@riwaq/contracts/institute/contact";
import { and, asc, desc, eq, sql } from "drizzle-orm";

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
