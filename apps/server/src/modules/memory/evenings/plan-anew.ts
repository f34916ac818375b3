import { DAY_MS, civilDateOf } from "@riwaq/domain/time/civil-date";
import { and, eq, gte, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { memoryEvenings } from "../tables/memory-evenings.ts";
import { memoryReviews } from "../tables/memory-reviews.ts";

const done = alias(memoryReviews, "done");

/**
 * Evenings that were prepared are no longer true: they are made anew when somebody looks, but for one that has begun, which
 * stays as it is until its day is over.
 */
export async function planAnew(
  tx: Transaction,
  { studentId, now }: { studentId: string; now: Date },
): Promise<void> {
  const begun = tx
    .select({ one: sql`1` })
    .from(done)
    .where(
      and(
        eq(done.studentId, memoryEvenings.studentId),
        eq(done.day, memoryEvenings.day),
        eq(done.source, "evening"),
      ),
    );
  // Today is on two dates somewhere.
  const first = civilDateOf(now.getTime() - DAY_MS);
  await tx
    .delete(memoryEvenings)
    .where(
      and(
        eq(memoryEvenings.studentId, studentId),
        gte(memoryEvenings.day, first),
        notExists(begun),
      ),
    );
}
