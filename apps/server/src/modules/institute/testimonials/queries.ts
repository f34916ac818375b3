import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { testimonials } from "../tables/testimonials.ts";

export type TestimonialRow = typeof testimonials.$inferSelect;

const IN_ORDER = [asc(testimonials.position), asc(testimonials.createdAt), asc(testimonials.id)];

/** A page shows no more of them, however many there are. */
const PUBLISHED_MAX = 12;

const { words, language, author } = testimonials;

/** What visitors read, and no column beside it. */
export const findPublished = (db: Database) =>
  db
    .select({ words, language, author })
    .from(testimonials)
    .where(and(isNotNull(testimonials.publishedAt), isNull(testimonials.archivedAt)))
    .orderBy(...IN_ORDER)
    .limit(PUBLISHED_MAX);

/** With those that are archived, after all others. */
export const findAll = (db: Database): Promise<TestimonialRow[]> =>
  db
    .select()
    .from(testimonials)
    .orderBy(sql`${testimonials.archivedAt} is not null`, ...IN_ORDER);

export async function findTestimonial(db: Database, id: string) {
  const [row] = await db.select().from(testimonials).where(eq(testimonials.id, id));
  return row;
}

/** Those that stand in the order. */
export async function findOrder(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .select({ id: testimonials.id })
    .from(testimonials)
    .where(isNull(testimonials.archivedAt))
    .orderBy(...IN_ORDER);
  return rows.map(({ id }) => id);
}

/** Where the next one goes: after all others. */
export async function nextPosition(tx: Transaction): Promise<number> {
  const [row] = await tx
    .select({ next: sql<number>`(coalesce(max(${testimonials.position}), 0) + 1)::int` })
    .from(testimonials);
  return row?.next ?? 1;
}
