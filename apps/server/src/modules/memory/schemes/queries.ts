import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { scoringSchemes } from "../tables/scoring-schemes.ts";

export type SchemeRow = typeof scoringSchemes.$inferSelect;

const { id, key, name, version, retiredAt } = scoringSchemes;

const isLast = sql`${version} = (select max(newer.version) from scoring_schemes newer
  where newer.key = ${key})`;

/** Each by its last version; those that are retired after all others. */
export async function findLastVersions(db: Database): Promise<SchemeRow[]> {
  return db
    .select()
    .from(scoringSchemes)
    .where(isLast)
    .orderBy(sql`${retiredAt} is not null`, asc(name), asc(key));
}

/** What a test may be held by. */
export async function findOfferedSchemes(db: Database): Promise<SchemeRow[]> {
  return db
    .select()
    .from(scoringSchemes)
    .where(and(isLast, isNull(retiredAt)))
    .orderBy(asc(name), asc(key));
}

export async function findOfferedScheme(db: Database, of: string): Promise<SchemeRow | undefined> {
  const [row] = await db
    .select()
    .from(scoringSchemes)
    .where(and(eq(id, of), isLast, isNull(retiredAt)));
  return row;
}

/** A version, and the last one of the same scheme, which nobody else changes until the transaction ends. */
export async function lockScheme(tx: Transaction, of: string) {
  const [asked] = await tx.select().from(scoringSchemes).where(eq(id, of));
  if (!asked) return undefined;
  await tx
    .select({ id })
    .from(scoringSchemes)
    .where(eq(key, asked.key))
    .orderBy(asc(version))
    .for("update");
  const [last] = await tx
    .select()
    .from(scoringSchemes)
    .where(eq(key, asked.key))
    .orderBy(desc(version))
    .limit(1);
  return last;
}
