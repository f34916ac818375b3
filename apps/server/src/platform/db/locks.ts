import { type SQL, sql } from "drizzle-orm";

import type { Transaction } from "./transaction.ts";

/** A bigint that stands for a name. */
const keyOf = (name: string): SQL => sql`hashtextextended(${name}, 0)`;

/**
 * Until the transaction ends, nobody else books for these people. Taken in one order, so that two bookings of the same
 * people wait for each other and never in a circle. No holiday is confirmed meanwhile either (`lockHolidays`).
 */
export async function lockPeople(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${keyOf("holidays")})`);
  const inOrder = sql.param([...new Set(ids)].toSorted());
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('lessons:' || id, 0))
    from unnest(${inOrder}::text[]) with ordinality as people (id, place) order by place`);
}

/** Waits for all bookings under way, and keeps new ones waiting: none slips into a holiday that is being confirmed. */
export async function lockHolidays(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keyOf("holidays")})`);
}

/** One after the other: each version is compared with the one before it. */
export async function lockPolicies(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keyOf("policies")})`);
}

/** One after the other: what is for sale is changed as a whole. */
export async function lockShop(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keyOf("shop")})`);
}

/** One after the other: programmes are ordered as a whole, and the first ones are written once. */
export async function lockProgrammes(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keyOf("programmes")})`);
}

/** One after the other: two teachers of one name would take the same address. */
export async function lockTeacherSlugs(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keyOf("teacher-slugs")})`);
}

/** One approval of an edition stands at a time. */
export async function lockMushaf(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keyOf("mushaf")})`);
}

/** One after the other, as programmes are: each list of set phrases is ordered as a whole. */
export async function lockPhrases(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keyOf("set-phrases")})`);
}

/** One after the other: what people say of the institute is ordered as a whole. */
export async function lockTestimonials(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keyOf("testimonials")})`);
}

/** One after the other: of each question of the placement test one recording is kept. */
export async function lockPlacementSounds(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keyOf("placement-sounds")})`);
}

/** One after the other: no more recognitions than there is room for. */
export async function lockRecognitions(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keyOf("recognitions")})`);
}
